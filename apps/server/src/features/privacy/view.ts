import type { Settings } from './rules/retention.ts'
import type { Account } from './store/person.ts'
import type { RetentionRow } from './store/retention-settings.ts'

export function erasedAccountView({ id, loginEmail, deletedAt }: Account) {
  return { memberId: id, loginEmail, deletedDate: deletedAt === null ? null : new Date(deletedAt).toISOString() }
}

/** Settings as stored; without a row everything is kept. */
export function retentionView(row: RetentionRow | undefined): Settings {
  return {
    bookingMonths: row?.booking_months ?? null,
    messageMonths: row?.message_months ?? null,
    answerMonths: row?.answer_months ?? null,
    customerMonths: row?.customer_months ?? null,
    logMonths: row?.log_months ?? null,
    fileMonths: row?.file_months ?? null,
    nextRunDate: row?.due_at == null ? null : new Date(row.due_at).toISOString(),
  }
}
