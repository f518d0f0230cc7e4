import type { Operation } from '../../../operation.ts'
import { cutoffsOf } from '../rules/retention.ts'
import { documentTables } from '../store/erase.ts'
import {
  countEntries,
  countOld,
  type Old,
  oldAnswers,
  oldBookings,
  oldCustomers,
  oldFiles,
  oldMessages,
  oldNotes,
} from '../store/retention.ts'
import { findRetention } from '../store/retention-settings.ts'
import { retentionView } from '../view.ts'

/** Counts with the conditions the job erases by. What is of two kinds counts for each. */
export const previewRetention: Operation<'previewRetention'> = async ({ input, actor }, { db, clock }) => {
  const { siteId } = actor
  const row = await findRetention(db, siteId)
  const { booking, message, answer, customer, log, file } = cutoffsOf({ ...retentionView(row), ...input }, clock.now())
  const count = (old: Old, before: number | undefined) => (before === undefined ? 0 : countOld(db, old(siteId, before)))
  const cleared = (row?.logs_cleared ?? {}) as Record<string, number>
  let logEntries = 0
  for (const table of log === undefined ? [] : documentTables)
    logEntries += await countEntries(db, siteId, table, { from: cleared[table] ?? 0, before: log ?? 0 })
  return {
    preview: {
      bookings: await count(oldBookings, booking),
      messages: await count(oldMessages, message),
      answers: await count(oldAnswers, answer),
      notes: await count(oldNotes, answer),
      customers: await count(oldCustomers, customer),
      files: await count(oldFiles, file),
      logEntries,
    },
  }
}
