import { decimalText, type Infer, type payments } from '@kalends/contract'
import { type KnownContacts, knownContactId } from '../../contacts/index.ts'
import { chargeStatus, dueMinor } from '../rules/amounts.ts'
import type { ChargeLine, ChargeRow } from '../store/charges.ts'

/** A charge in the API shape, with the customer's id for who may know it. */
export function chargeView(row: ChargeRow, knownContacts: KnownContacts = 'all'): Infer<typeof payments.Charge> {
  const decimal = (minor: number) => decimalText(minor, row.currency)
  return {
    id: row.id,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    cycle: row.cycle,
    contactId: knownContactId(row.contact_id, knownContacts),
    currency: row.currency,
    lines: linesView(row.lines, row.currency),
    subtotal: decimal(row.subtotal_minor),
    discount: decimal(row.discount_minor),
    tax: decimal(row.tax_minor),
    taxName: row.tax_name,
    taxPercent: row.tax_percent,
    taxIncluded: row.tax_included,
    total: decimal(row.total_minor),
    paid: decimal(row.paid_minor),
    refunded: decimal(row.refunded_minor),
    credited: decimal(row.credited_minor),
    waived: decimal(row.waived_minor),
    due: decimal(dueMinor(row)),
    owedBack: decimal(row.owed_back_minor),
    status: chargeStatus(row),
    createdDate: new Date(row.created_at).toISOString(),
  }
}

export function linesView(lines: readonly ChargeLine[], currency: string): Infer<typeof payments.ChargeLine>[] {
  return lines.map(({ name, quantity, days, amountMinor, kind }) => ({
    name,
    quantity,
    ...(days === undefined ? {} : { days }),
    amount: decimalText(amountMinor, currency),
    ...(kind ? { kind } : {}),
  }))
}
