import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { type Allowances, allowancesAfter } from '../rules/allowances.ts'
import { owedBackMinor, shareOfTax } from '../rules/amounts.ts'
import { chargeEntries, type LedgerEntry, waiverEntries } from '../rules/ledger.ts'
import { type ChargeRow, lockCharge, updateCharge } from '../store/charges.ts'
import { insertLedgerTransaction } from '../store/ledger.ts'
import { supersedePayments } from '../store/payments.ts'
import { type ChargeTotals, taxColumns } from './create-charge.ts'

type Repricing = {
  /** Part of what was given up that is owed again, as when a booking that was abandoned is bought after all. */
  unwaivedMinor?: number
}

/**
 * Changes what a charge amounts to, in the transaction that changes the price. Payments that were started before settle
 * nothing any more: what still arrives of them is returned. What was given up, or refunded of the sale, covers what the
 * new price leaves; what was paid beyond that price is owed back, and `reserveRefunds` returns it.
 */
export async function repriceCharge(
  context: Context,
  tx: Tx,
  { site_id, id }: Pick<ChargeRow, 'site_id' | 'id'>,
  totals: ChargeTotals,
  { unwaivedMinor = 0 }: Repricing = {},
): Promise<ChargeRow> {
  const now = context.clock.now()
  const charge = (await lockCharge(tx, site_id, id)) ?? fail('CHARGE_NOT_FOUND')
  const allowances = allowancesAfter(charge, totals.totalMinor, unwaivedMinor)
  const isSamePrice = hasSameTotals(charge, totals) && hasSameTax(charge, totals)
  const isSameGift =
    allowances.waived_minor === charge.waived_minor && allowances.unused_waived_minor === charge.unused_waived_minor
  if (isSamePrice && isSameGift && isDeepStrictEqual(charge.lines, totals.lines)) return charge
  const { entries, releasedTaxMinor } = changeEntries(charge, totals, allowances)
  const cause = { type: 'CHARGE_CHANGE', id: context.ids.guid() } as const
  await insertLedgerTransaction(tx, charge, { cause, entries }, now)
  if (!isSamePrice) await supersedePayments(tx, charge, { because: 'PRICE_CHANGED', now })
  const amounts = {
    lines: [...totals.lines],
    subtotal_minor: totals.subtotalMinor,
    discount_minor: totals.discountMinor,
    tax_minor: totals.taxMinor,
    total_minor: totals.totalMinor,
    ...(totals.tax === undefined ? {} : taxColumns(totals.tax)),
    settled_tax_minor: settledTax(charge, totals, releasedTaxMinor),
    ...allowances,
  }
  const owed_back_minor = owedBackMinor({ ...charge, ...amounts })
  const repriced = await updateCharge(tx, charge, { ...amounts, owed_back_minor }, now)
  await context.ports.payments.chargeChanged(context, tx, repriced, 'REPRICED')
  return repriced
}

/** Tax that is settled again, by what counts again, is at most that of the charge. */
function settledTax(
  { settled_tax_minor: settled }: ChargeRow,
  { taxMinor }: ChargeTotals,
  releasedMinor: number,
): number {
  if (releasedMinor >= 0) return Math.max(settled - releasedMinor, 0)
  return Math.min(settled - releasedMinor, Math.max(settled, taxMinor))
}

function hasSameTotals(charge: ChargeRow, totals: ChargeTotals): boolean {
  return (
    charge.total_minor === totals.totalMinor &&
    charge.tax_minor === totals.taxMinor &&
    charge.subtotal_minor === totals.subtotalMinor
  )
}

function hasSameTax(charge: ChargeRow, { tax }: ChargeTotals): boolean {
  if (tax === undefined) return true
  const { tax_name, tax_percent, tax_included } = taxColumns(tax)
  return charge.tax_name === tax_name && charge.tax_percent === tax_percent && charge.tax_included === tax_included
}

/**
 * What the change posts. `releasedTaxMinor`: tax of what is no longer given up or credited, which is open again; below zero
 * where something counts again.
 */
function changeEntries(
  charge: ChargeRow,
  { totalMinor, taxMinor }: ChargeTotals,
  after: Pick<Allowances, 'waived_minor' | 'credited_minor'>,
): { entries: LedgerEntry[]; releasedTaxMinor: number } {
  const share = (amountMinor: number) => ({
    amountMinor,
    taxMinor: shareOfTax(
      amountMinor < 0
        ? { amountMinor: totalMinor, taxMinor }
        : { amountMinor: charge.total_minor, taxMinor: charge.tax_minor },
      amountMinor,
    ),
  })
  const unwaived = share(charge.waived_minor - after.waived_minor)
  const uncredited = share(charge.credited_minor - after.credited_minor)
  const entries = [
    ...chargeEntries({ amountMinor: totalMinor - charge.total_minor, taxMinor: taxMinor - charge.tax_minor }),
    ...waiverEntries(unwaived).map((entry) => ({ ...entry, amountMinor: -entry.amountMinor })),
    ...chargeEntries(uncredited),
  ]
  return { entries, releasedTaxMinor: unwaived.taxMinor + uncredited.taxMinor }
}

/**
 * Gives a charge of which nothing was paid to another customer, who gets its receipt. Payments that the earlier one started
 * settle nothing any more.
 */
export async function moveUnpaidCharge(
  { clock }: Context,
  tx: Tx,
  charge: ChargeRow,
  contactId: string | null,
): Promise<ChargeRow> {
  if (charge.contact_id === contactId || contactId === null || charge.paid_minor > 0) return charge
  await supersedePayments(tx, charge, { because: 'PAID_OTHERWISE', now: clock.now() })
  return updateCharge(tx, charge, { contact_id: contactId }, clock.now())
}

/** Takes back that a part of a charge was given up. */
export async function unwaiveCharge(
  context: Context,
  tx: Tx,
  charge: ChargeRow,
  unwaivedMinor: number,
): Promise<ChargeRow> {
  const { lines, subtotal_minor, discount_minor, tax_minor, total_minor } = charge
  const totals = {
    lines,
    subtotalMinor: subtotal_minor,
    discountMinor: discount_minor,
    taxMinor: tax_minor,
    totalMinor: total_minor,
  }
  return repriceCharge(context, tx, charge, totals, { unwaivedMinor })
}
