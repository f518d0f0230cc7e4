import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findHoldRow } from '../store.ts'
import { holdView } from '../view.ts'
import { accessOf } from './hold-owner.ts'

export const getHold: Operation<'getHold'> = async ({ input, actor }, context) => {
  const hold = await findHoldRow(context.db, actor.siteId, input.holdId, accessOf(actor))
  return hold ? { hold: holdView(hold, context.clock.now()) } : fail('HOLD_NOT_FOUND')
}
