import type { Db } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { type AddressParts, findLocations } from '../../business/index.ts'
import { findTax } from '../../payments/index.ts'
import type { OrderTax } from '../rules/order-price.ts'

/** Countries whose taxes differ by state. */
const taxedByState = new Set(['US', 'CA', 'IN', 'BR'])

/** Finds the tax on plans; undefined if the business adds none. A tax needs to know where the business is. */
export async function findOrderTax(db: Db, siteId: string): Promise<OrderTax | undefined> {
  const tax = await findTax(db, siteId, null)
  if (!tax) return undefined
  const [location] = await findLocations(db, siteId)
  const address: AddressParts & { subdivision?: string | null } = location?.address ?? {}
  const country = address.country?.trim()
  if (!country) return fail('MISSING_BUSINESS_ADDRESS_COUNTRY')
  if (taxedByState.has(country) && !address.subdivision?.trim()) return fail('MISSING_BUSINESS_ADDRESS_STATE')
  return { name: tax.name, rate: tax.percent, included: tax.included }
}
