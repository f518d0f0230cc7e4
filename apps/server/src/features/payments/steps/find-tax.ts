import type { Db } from '../../../db/database.ts'
import { findPaymentSettings, type Tax } from '../store/settings.ts'

/**
 * Finds the tax on sales at a location: its own, otherwise that of all locations. Undefined where there is none.
 * `locationId` null: a sale without a location.
 */
export async function findTax(db: Db, siteId: string, locationId: string | null): Promise<Tax | undefined> {
  const taxes = (await findPaymentSettings(db, siteId))?.taxes ?? []
  const own = locationId === null ? undefined : taxes.find((tax) => tax.locationId === locationId)
  return own ?? taxes.find((tax) => tax.locationId === null)
}
