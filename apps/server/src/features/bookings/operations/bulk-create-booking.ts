import type { bookings } from '@kalends/contract'
import type { Tx } from '../../../db/database.ts'
import { inSavepoint } from '../../../db/in-savepoint.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { checkBookingCaptcha } from '../../captcha/index.ts'
import { offeringOthers } from '../../holds/index.ts'
import { findResources } from '../../resources/index.ts'
import { isGuid } from '../../sites/index.ts'
import { runEach } from '../steps/run-each.ts'
import { create } from './create-booking.ts'

/** Creates bookings one by one, so that earlier items can conflict with later ones. */
export const bulkCreateBooking: Operation<'bulkCreateBooking'> = async (
  { input, actor, request: { address } },
  context,
) => {
  await checkBookingCaptcha(context, actor, address, input.captchaToken)
  const { createBookingsInfo: items, returnFullEntity } = input
  return runEach(items, { withEntity: returnFullEntity === true }, ({ booking, ...more }, index) => {
    const request = { ...more, booking: booking ?? {} }
    const prefix = `createBookingsInfo[${index}].booking.`
    return offeringOthers(context, () =>
      inSavepoint(context, async (tx) => {
        await requireResource(tx, actor.siteId, request.booking)
        return create(context, tx, { input: request, actor, address, prefix, now: context.clock.now() })
      }),
    )
  })
}

/** Somebody who is not there is told apart from somebody who does not do it. */
async function requireResource(tx: Tx, siteId: string, { bookedEntity }: bookings.Booking): Promise<void> {
  const id = bookedEntity?.slot?.eventId ? undefined : bookedEntity?.slot?.resource?.id
  if (!id) return
  const known = isGuid(id) ? await findResources(tx, siteId, [id.toLowerCase()]) : []
  if (known.length === 0) fail('RESOURCE_NOT_FOUND')
}
