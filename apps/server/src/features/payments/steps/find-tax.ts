import type { Db } from '../../../db/database.ts'
import { findPaymentSettings, type Tax } from '../store/settings.ts'

/**
 * Finds the tax on sales at a location: its own, otherwise that of all locations. Undefined where there is none.
 * `locationId` null: a sale without a location.
 */
export async function findTax(db: Db, siteId: string, locationId: string | null): Promise<Tax | undefined> {
  return (await loadTaxes(db, siteId))(locationId)
}

/** Loads the taxes of a business; the function returns that of a location, as `findTax`. */
export async function loadTaxes(db: Db, siteId: string): Promise<(locationId: string | null) => Tax | undefined> {
  const taxes = (await findPaymentSettings(db, siteId))?.taxes ?? []
  const general = taxes.find((tax) => tax.locationId === null)
  return (locationId) =>
    locationId === null ? general : (taxes.find((tax) => tax.locationId === locationId) ?? general)
}
