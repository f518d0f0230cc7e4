import type { Operation } from '../../../operation.ts'
import { reserveHold } from '../steps/reserve-hold.ts'
import { withAlternatives } from '../steps/with-alternatives.ts'
import { holdView } from '../view.ts'

export const createHold: Operation<'createHold'> = async (call, context) => {
  const hold = await withAlternatives(context, () => context.transaction((tx) => reserveHold(context, tx, call)))
  return { hold: holdView(hold, context.clock.now()) }
}
