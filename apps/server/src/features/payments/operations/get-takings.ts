import { localDayBounds, toLocalDay } from '@kalends/availability'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findSite } from '../../sites/index.ts'
import { sumTakings } from '../rules/takings.ts'
import { sumTakingsRows } from '../store/takings.ts'
import { takingsView } from '../view/takings.ts'

export const getTakings: Operation<'getTakings'> = async ({ input, actor }, { db, clock }) => {
  const { siteId } = actor
  const site = (await findSite(db, siteId)) ?? fail('NOT_FOUND')
  const date = input.date ?? toLocalDay(clock.now(), site.time_zone)
  const { start: from, end: to } = localDayBounds(date, site.time_zone)
  const [ofDay, open] = await Promise.all([
    sumTakingsRows(db, siteId, { kind: 'period', from, to, locationId: input.locationId }),
    sumTakingsRows(db, siteId, { kind: 'open' }),
  ])
  return { date, takings: takingsView(sumTakings(ofDay)), open: takingsView(sumTakings(open)) }
}
