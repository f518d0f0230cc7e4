import type { Infer, payments } from '@kalends/contract'
import type { PaymentSettingsRow } from '../store/settings.ts'

/** Settings in the API shape; the defaults until they are first changed. */
export function settingsView(row: PaymentSettingsRow | undefined): Infer<typeof payments.PaymentSettings> {
  return {
    revision: String(row?.revision ?? 1),
    provider: row?.provider ?? 'NONE',
    taxes: row?.taxes ?? [],
    receiptHeader: row?.receipt_header ?? '',
    receiptFooter: row?.receipt_footer ?? '',
    updatedDate: row && row.revision > 1 ? new Date(row.updated_at).toISOString() : null,
  }
}
