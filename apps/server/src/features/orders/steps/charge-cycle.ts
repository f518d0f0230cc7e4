import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/database.ts'
import {
  type ChargeRow,
  createCharge,
  dueMinor,
  findCharges,
  neverPaidMinor,
  retainedMinor,
  waiveCharge,
} from '../../payments/index.ts'
import { findCyclePrice } from '../rules/order-price.ts'
import type { OrderRow } from '../store/orders.ts'

/** A charge of an order. */
export type OrderCharge = ChargeRow

/** Creates the charge of a cycle, once; undefined if the cycle costs nothing. */
export async function chargeCycle(
  context: Context,
  tx: Tx,
  order: OrderRow,
  cycle: number,
): Promise<OrderCharge | undefined> {
  const price = findCyclePrice(order.prices, cycle)
  if (price.totalMinor === 0) return undefined
  const feesMinor = price.fees.reduce((total, { amountMinor }) => total + amountMinor, 0)
  return createCharge(context, tx, {
    siteId: order.site_id,
    subjectType: 'ORDER',
    subjectId: order.id,
    cycle,
    contactId: order.contact_id,
    currency: price.currency,
    lines: [
      { name: order.plan_name, quantity: 1, amountMinor: price.subtotalMinor },
      ...price.fees.map(({ name, amountMinor }) => ({ name, quantity: 1, amountMinor })),
    ],
    subtotalMinor: price.subtotalMinor + feesMinor,
    discountMinor: price.discountMinor,
    taxMinor: price.tax?.amountMinor ?? 0,
    totalMinor: price.totalMinor,
    tax: price.tax ? { name: price.tax.name, percent: price.tax.rate, included: price.tax.included } : null,
    locationId: null,
    resourceId: null,
  })
}

/** Lists the charges of an order that are not paid, first cycle first. */
export async function findOpenCharges(db: Db, order: Pick<OrderRow, 'site_id' | 'id'>): Promise<OrderCharge[]> {
  const all = await findCharges(db, order.site_id, 'ORDER', [order.id])
  return all.filter((charge) => dueMinor(charge) > 0).sort((a, b) => a.cycle - b.cycle)
}

/** Lists the charges of an order of which a part is collected by itself, first cycle first. */
export async function findCollectable(db: Db, order: Pick<OrderRow, 'site_id' | 'id'>): Promise<OrderCharge[]> {
  return (await findOpenCharges(db, order)).filter((charge) => neverPaidMinor(charge) > 0)
}

/** Lists the charges of an order of which nothing was paid. */
export async function findUnpaidCharges(db: Db, order: Pick<OrderRow, 'site_id' | 'id'>): Promise<OrderCharge[]> {
  return (await findOpenCharges(db, order)).filter((charge) => retainedMinor(charge) === 0)
}

/** Lists the charges of an order for which the business has money. */
export async function findPaidCharges(db: Db, order: Pick<OrderRow, 'site_id' | 'id'>): Promise<OrderCharge[]> {
  const all = await findCharges(db, order.site_id, 'ORDER', [order.id])
  return all.filter((charge) => retainedMinor(charge) > 0)
}

/**
 * Waives of unpaid cycles what is owed for the bookings that they were to pay for, first cycle first: no more is given up than
 * is owed instead.
 */
export async function waiveOwedInstead(
  context: Context,
  tx: Tx,
  charges: readonly OrderCharge[],
  owedInstead: ReadonlyMap<string, number>,
): Promise<void> {
  const left = new Map(owedInstead)
  for (const charge of charges) {
    const { site_id: siteId, id: chargeId, currency } = charge
    const leftMinor = left.get(currency) ?? 0
    const amountMinor = Math.min(dueMinor(charge), leftMinor)
    if (amountMinor === 0) continue
    await waiveCharge(context, tx, { siteId, chargeId, amountMinor, reason: 'The bookings it was to pay for are owed' })
    left.set(currency, leftMinor - amountMinor)
  }
}

/** Waives what is due of charges. */
export async function waiveCharges(
  context: Context,
  tx: Tx,
  charges: readonly OrderCharge[],
  reason: string,
): Promise<void> {
  for (const { site_id: siteId, id: chargeId } of charges) await waiveCharge(context, tx, { siteId, chargeId, reason })
}
