import type { bookings } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Call, Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { extendedFieldsFault, mergedFields } from '../rules/extended-fields.ts'
import { writeChange } from '../steps/write-change.ts'
import { lockBooking } from '../store/bookings.ts'
import { visibleTo } from '../store/visible-to.ts'

type Input = bookings.UpdateExtendedFieldsRequest

export const updateExtendedFields: Operation<'updateExtendedFields'> = async (call, context) => {
  const namespaceData = await context.transaction((tx) => update(context, tx, call))
  return { namespace: call.input.namespace, namespaceData }
}

async function update(context: Context, tx: Tx, { input, actor }: Call<Input>): Promise<Record<string, unknown>> {
  const booking = await lockBooking(tx, actor.siteId, input.id, visibleTo(actor))
  if (!booking) return fail('BOOKING_NOT_FOUND')
  const namespaces = booking.extended_fields.namespaces ?? {}
  const data = mergedFields(namespaces[input.namespace], input.namespaceData)
  const extended = { namespaces: { ...namespaces, [input.namespace]: data } }
  const fault = extendedFieldsFault(extended.namespaces)
  if (fault) return refuseFields([{ field: 'namespaceData', description: fault, violatedRule: 'MAX_SIZE', data: {} }])
  await writeChange(
    context,
    tx,
    booking,
    { extended_fields: extended },
    { action: 'updateExtendedFields', actor, events: [{ slug: 'updated' }], detail: readNamespace(input) },
  )
  return data
}

function readNamespace({ namespace }: Input) {
  return { namespace }
}
