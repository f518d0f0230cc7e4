import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { deleteOccupanciesOf } from '../../schedules/index.ts'
import { deleteHold, lockHoldRow } from '../store.ts'
import { accessOf } from './hold-owner.ts'

export const releaseHold: Operation<'releaseHold'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const hold = await lockHoldRow(tx, actor.siteId, input.holdId, accessOf(actor))
    if (!hold) return fail('HOLD_NOT_FOUND')
    await deleteOccupanciesOf(tx, actor.siteId, { holdId: hold.id })
    await deleteHold(tx, hold)
    return {}
  })
