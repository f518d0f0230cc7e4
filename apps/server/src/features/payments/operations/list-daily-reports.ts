import type { Operation } from '../../../operation.ts'
import { queryDailyReports } from '../store/takings.ts'
import { reportView } from '../view/takings.ts'

export const listDailyReports: Operation<'listDailyReports'> = async ({ input, actor }, { db }) => {
  const { limit = 50, offset = 0 } = input
  const { rows, total } = await queryDailyReports(db, actor.siteId, { limit, offset })
  return { reports: rows.map(reportView), total }
}
