import type { bookings, FieldViolation } from '@kalends/contract'
import type { Tx } from '../../../db/database.ts'
import { inSavepoint } from '../../../db/in-savepoint.ts'
import { runEach } from '../../../db/run-each.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { checkBookingCaptcha } from '../../captcha/index.ts'
import { withAlternatives } from '../../holds/index.ts'
import { findResources } from '../../resources/index.ts'
import { isGuid } from '../../sites/index.ts'
import { placeAtOnce } from '../steps/placing/place-at-once.ts'
import { placeBooking } from '../steps/placing/place-booking.ts'
import { showBooking } from '../steps/show-booking.ts'

export const createBooking: Operation<'createBooking'> = async ({ input, actor, request }, context) => {
  const { address } = request
  await checkBookingCaptcha(context, actor, address, input.captchaToken)
  const creating = { input, actor, address, prefix: 'booking.', now: context.clock.now() }
  const booking = await withAlternatives(
    context,
    async () =>
      (await placeAtOnce(context, creating)) ?? context.transaction((tx) => placeBooking(context, tx, creating)),
  )
  return { booking: await showBooking(context.db, booking, actor) }
}

/** Creates bookings one by one, so that earlier items can conflict with later ones. */
export const bulkCreateBooking: Operation<'bulkCreateBooking'> = async ({ input, actor, request }, context) => {
  const { address } = request
  await checkBookingCaptcha(context, actor, address, input.captchaToken)
  return runEach(
    input.createBookingsInfo,
    async ({ booking, ...rest }, index) => {
      const item = { ...rest, booking: booking ?? {} }
      const prefix = `createBookingsInfo[${index}].booking.`
      const created = await withAlternatives(context, () =>
        inSavepoint(context, async (tx) => {
          await requireResource(tx, actor.siteId, item.booking)
          return placeBooking(context, tx, { input: item, actor, address, prefix, now: context.clock.now() })
        }),
      )
      return showBooking(context.db, created, actor)
    },
    { returnEntity: input.returnFullEntity, validationCode },
  )
}

/** Missing form answers have a code of their own in bulk operations. */
function validationCode(violations: readonly FieldViolation[]) {
  const isMissing = ({ violatedRule, data }: FieldViolation) =>
    violatedRule === 'REQUIRED_FIELD' || data?.['errorType'] === 'REQUIRED_VALUE_ERROR'
  return violations.some(isMissing) ? 'EMPTY_FORM_INFO' : 'VALIDATION_FAILURE'
}

/** Distinguishes an unknown resource from one that does not provide the service. */
async function requireResource(tx: Tx, siteId: string, { bookedEntity }: bookings.Booking): Promise<void> {
  const id = bookedEntity?.slot?.eventId ? undefined : bookedEntity?.slot?.resource?.id
  if (!id) return
  const known = isGuid(id) ? await findResources(tx, siteId, [id.toLowerCase()]) : []
  if (known.length === 0) fail('RESOURCE_NOT_FOUND')
}
