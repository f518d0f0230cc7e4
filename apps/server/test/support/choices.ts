import { sql } from 'kysely'
import type { Context } from '../../src/context.ts'
import type { Tx } from '../../src/db/database.ts'
import {
  insertAddOn,
  insertAddOnGroup,
  insertServiceOptions,
  loadBookable,
  type NewAddOn,
  type NewServiceOptions,
} from '../../src/features/services/index.ts'

/** Gives a service its variants, which cost 10, 11 and so on unless said. Answers them as bookings name them. */
export async function someVariants(
  context: Context,
  siteId: string,
  serviceId: string,
  kind: NewServiceOptions['kind'],
  values: (string | number)[],
  prices: string[] = values.map((_, i) => String(10 + i)),
) {
  const variants = values.map((value, i) => ({ value, price: { value: prices[i] ?? '0', currency: 'EUR' } }))
  const written = { serviceId, kind, name: 'Choice', variants }
  await context.transaction(async (tx) => {
    await insertServiceOptions(tx, siteId, written, context.clock.now())
    await varyPrice(tx, serviceId)
  })
  const service = await loadBookable(context.db, siteId, serviceId)
  if (!service?.options) throw new Error('The variants were not stored')
  return service.options
}

/** Variants count where the price varies; the one there was is the usual one. */
export async function varyPrice(tx: Tx, serviceId: string): Promise<void> {
  const usual = sql`coalesce(payment->'fixed'->'price', '{"value": "0", "currency": "EUR"}')`
  await sql`update services set payment = (payment - 'fixed') || jsonb_build_object(
    'rateType', 'VARIED', 'varied', jsonb_build_object('defaultPrice', ${usual})) where id = ${serviceId}`.execute(tx)
}

/** Lengths a customer can choose from, in minutes. */
export const someLengths = (context: Context, siteId: string, serviceId: string, minutes: number[]) =>
  someVariants(context, siteId, serviceId, 'DURATION', minutes)

/** A group of add-ons of a service: minutes for those that take time, a most for those that are counted. */
export async function someAddOns(
  context: Context,
  siteId: string,
  serviceId: string,
  addOns: NewAddOn[],
  maxAddOns: number | null = null,
): Promise<{ groupId: string; ids: string[] }> {
  return context.transaction(async (tx) => {
    const ids: string[] = []
    for (const addOn of addOns) ids.push(await insertAddOn(tx, siteId, addOn, context.clock.now()))
    const group = { serviceId, name: 'Extras', maxAddOns, addOnIds: ids }
    return { groupId: await insertAddOnGroup(tx, siteId, group), ids }
  })
}
