import type { serviceOptions } from '@kalends/contract'
import type { Price } from '../rules/amount.ts'
import type { OptionsEntity } from '../store/options-rows.ts'

/** Events of variants are published under this name. Source: facts/bookings/service-options-and-variants.json, events. */
export const optionsFqdn = 'wix.bookings.catalog.v1.service_options_and_variants'

/** The option and variants of a service in the API shape, with what the cheapest and the dearest cost. */
export function optionsEntityView(row: OptionsEntity): serviceOptions.ServiceOptionsAndVariants {
  const prices = row.variants.flatMap(({ price }) => price ?? [])
  const sorted = [...prices].sort((a, b) => Number(a.value) - Number(b.value))
  return {
    id: row.id,
    serviceId: row.service_id,
    revision: String(row.revision),
    options: { values: row.options },
    variants: {
      values: row.variants.map(({ id, choices, price, formattedValue }) => ({
        ...(id ? { id } : {}),
        choices,
        ...(price ? { price: { ...price, ...(formattedValue ? { formattedValue } : {}) } } : {}),
      })),
    },
    ...extreme('minPrice', sorted[0]),
    ...extreme('maxPrice', sorted.at(-1)),
    ...(row.extended_fields ? { extendedFields: row.extended_fields } : {}),
  }
}

function extreme(name: 'minPrice' | 'maxPrice', price: Price | undefined) {
  return price ? { [name]: price } : {}
}
