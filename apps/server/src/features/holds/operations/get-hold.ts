import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findOwnHold } from '../steps/hold-owner.ts'
import { holdView } from '../view.ts'

export const getHold: Operation<'getHold'> = async ({ input, actor }, context) => {
  const hold = await findOwnHold(context.db, actor, input.holdId)
  return hold ? { hold: holdView(hold, context.clock.now()) } : fail('HOLD_NOT_FOUND')
}
