import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { chargeEntries } from '../rules/ledger.ts'
import { type ChargeLine, type ChargeRow, insertCharge, lockChargeOf, type SubjectType } from '../store/charges.ts'
import { insertLedgerTransaction } from '../store/ledger.ts'

/** What a tax is called and its rate, a decimal; null without a tax. */
type ChargeTax = { name: string; percent: string; included: boolean } | null

/** Amounts of a charge in minor units: total = subtotal − discount, plus the tax unless it is included. */
export type ChargeTotals = {
  lines: readonly ChargeLine[]
  subtotalMinor: number
  discountMinor: number
  taxMinor: number
  totalMinor: number
  /** A charge that is repriced keeps its tax unless set. */
  tax?: ChargeTax
}

export type NewCharge = ChargeTotals & {
  siteId: string
  subjectType: SubjectType
  /** Booking or order. */
  subjectId: string
  /** Billing cycle of an order; 0 unless set. */
  cycle?: number
  /** What another system took of the price of a booking; nothing unless set. The totals leave it out. */
  elsewhereMinor?: number
  contactId: string | null
  currency: string
  tax: ChargeTax
  locationId: string | null
  resourceId: string | null
}

/** Creates the charge of a subject, or returns the one it has, locked either way. Posts it to the ledger. */
export async function createCharge(context: Context, tx: Tx, charge: NewCharge): Promise<ChargeRow> {
  const now = context.clock.now()
  const row = await insertCharge(tx, chargeColumns(context, charge, now))
  if (row) {
    const entries = chargeEntries({ amountMinor: row.total_minor, taxMinor: row.tax_minor })
    await insertLedgerTransaction(tx, row, { cause: { type: 'CHARGE', id: row.id }, entries }, now)
    return row
  }
  const { siteId, subjectType, subjectId, cycle = 0 } = charge
  const existing = await lockChargeOf(tx, siteId, { subjectType, subjectId, cycle })
  if (!existing) throw new Error(`Charge of ${subjectType} ${subjectId} was neither inserted nor found`)
  return existing
}

export function taxColumns(tax: ChargeTax) {
  return {
    tax_name: tax?.name ?? null,
    tax_percent: tax?.percent ?? null,
    tax_included: tax?.included ?? false,
  }
}

function chargeColumns(context: Context, charge: NewCharge, now: number) {
  const at = new Date(now).toISOString()
  return {
    site_id: charge.siteId,
    id: context.ids.guid(),
    subject_type: charge.subjectType,
    subject_id: charge.subjectId,
    cycle: charge.cycle ?? 0,
    contact_id: charge.contactId,
    currency: charge.currency,
    lines: charge.lines,
    subtotal_minor: charge.subtotalMinor,
    discount_minor: charge.discountMinor,
    tax_minor: charge.taxMinor,
    ...taxColumns(charge.tax),
    total_minor: charge.totalMinor,
    elsewhere_minor: charge.elsewhereMinor ?? 0,
    location_id: charge.locationId,
    resource_id: charge.resourceId,
    created_at: at,
    updated_at: at,
  }
}
