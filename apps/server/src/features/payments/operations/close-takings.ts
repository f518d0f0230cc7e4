import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { sumTakings } from '../rules/takings.ts'
import { recorderColumns } from '../steps/recorder.ts'
import { takeNumber } from '../store/receipts.ts'
import { assignOpenTakings, insertDailyReport, sumTakingsRows } from '../store/takings.ts'
import { reportView } from '../view/takings.ts'

/** Counts what was assigned, not what was read before: a payment that arrives meanwhile falls into the next report. */
export const closeTakings: Operation<'closeTakings'> = async ({ actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const id = context.ids.guid()
    if ((await assignOpenTakings(tx, siteId, id)) === 0) return fail('NO_OPEN_TAKINGS')
    const totals = sumTakings(await sumTakingsRows(tx, siteId, { kind: 'report', reportId: id }))
    const { recorded_by_id: closed_by_id, recorded_by_name: closed_by_name } = recorderColumns(actor)
    const report = await insertDailyReport(tx, {
      site_id: siteId,
      id,
      number: await takeNumber(tx, siteId, 'DAILY_REPORT'),
      totals,
      closed_at: new Date(context.clock.now()).toISOString(),
      closed_by_id,
      closed_by_name,
    })
    return { report: reportView(report) }
  })
