import type { Operation } from '../../../operation.ts'
import { loadToday } from '../steps/load-today.ts'
import { findClosingDays } from '../store/closing-days.ts'

export const listClosingDays: Operation<'listClosingDays'> = async ({ input, actor }, { db, clock }) => ({
  closingDays: await findClosingDays(db, actor.siteId, input.from ?? (await loadToday(db, actor.siteId, clock.now()))),
})
