import { DAY } from '@kalends/availability'
import type { Operation } from '../../../operation.ts'
import { recordChange } from '../../audit/index.ts'
import { kinds } from '../rules/retention.ts'
import { lockRetention, updateRetention } from '../store/retention-settings.ts'
import { retentionView } from '../view.ts'

/** What is older is erased a day later at the earliest: a mistake can be corrected until then. */
export const updateRetentionSettings: Operation<'updateRetentionSettings'> = ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const now = context.clock.now()
    const before = retentionView(await lockRetention(tx, siteId, now))
    const after = { ...before, ...input }
    const erases = kinds.some((kind) => after[`${kind}Months`] !== null)
    const row = await updateRetention(tx, siteId, {
      booking_months: after.bookingMonths,
      message_months: after.messageMonths,
      answer_months: after.answerMonths,
      customer_months: after.customerMonths,
      log_months: after.logMonths,
      file_months: after.fileMonths,
      due_at: erases ? new Date(now + DAY) : null,
      updated_at: new Date(now),
    })
    const settings = retentionView(row)
    const change = { operation: 'updateRetentionSettings', entityType: 'site', entityId: siteId, entityName: '' }
    await recordChange(tx, siteId, actor, { ...change, before, after: settings }, now)
    return { settings }
  })
