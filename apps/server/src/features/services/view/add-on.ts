import type { addOns } from '@kalends/contract'
import type { AddOnRow } from '../store/add-on-rows.ts'
import { isoInstant } from './instant.ts'

/** Events of add-ons are published under this name. Source: facts/bookings/add-ons.json, events. */
export const addOnFqdn = 'wix.addons.v1.add_on'

/** An add-on in the API shape. */
export function addOnView(row: AddOnRow): addOns.AddOn {
  const { formattedPrice, ...rest } = row.rest
  return {
    id: row.id,
    revision: String(row.revision),
    name: row.name,
    createdDate: isoInstant(row.created_at),
    updatedDate: isoInstant(row.updated_at),
    ...(row.duration_minutes === null ? {} : { durationInMinutes: row.duration_minutes }),
    ...(row.max_quantity === null ? {} : { maxQuantity: row.max_quantity }),
    ...(row.price ? { price: { ...row.price, ...(formattedPrice ? { formattedValue: formattedPrice } : {}) } } : {}),
    ...rest,
  }
}
