import type { addOns, ChargeLimits, common, FieldViolation, serviceOptions } from '@kalends/contract'
import { amountFault, billionths, type Price } from './amount.ts'
import { faultOf } from './charge-faults.ts'
import { pictureFaults } from './picture-faults.ts'

/** A stored add-on; it has either a duration or a maximum quantity. */
export type StoredAddOn = {
  name: string
  durationMinutes: number | null
  maxQuantity: number | null
  price: Price | null
  /** As written. */
  rest: Partial<Pick<addOns.AddOn, 'taxGroup' | 'mainMedia' | 'extendedFields' | 'tags'>> & { formattedPrice?: string }
}

/** Lists what is wrong with an add-on. */
export function addOnFaults(
  { name, durationInMinutes, maxQuantity, price, mainMedia }: addOns.AddOn,
  currency: string,
  limits: ChargeLimits | undefined,
): FieldViolation[] {
  const faults: FieldViolation[] = []
  if (!name?.trim()) faults.push(fault('name', 'must be given', 'REQUIRED_FIELD'))
  if (durationInMinutes == null && maxQuantity == null)
    faults.push(fault('durationInMinutes', 'or maxQuantity must be given', 'REQUIRED_FIELD'))
  if (durationInMinutes != null && maxQuantity != null)
    faults.push(fault('maxQuantity', 'cannot be combined with durationInMinutes', 'OTHER', 'ONE_KIND_OF_ADD_ON'))
  return [
    ...faults,
    ...pictureFaults('addOn.mainMedia', mainMedia),
    ...(price ? [...priceFaults(price, currency), ...chargeFaults(price, limits)] : []),
  ]
}

function priceFaults({ value, currency: written }: serviceOptions.Money, currency: string): FieldViolation[] {
  const amount = billionths(value)
  if (amount === undefined || amount < 0n) return [fault('price.value', 'must be an amount', 'OTHER', 'INVALID_PRICE')]
  const wrong = amountFault(value ?? '', currency)
  if (wrong) return [fault('price.value', wrong, 'OTHER', 'INVALID_PRICE')]
  const fine = !written || written === currency
  const other = `must be ${currency}, the currency of the business`
  return fine ? [] : [fault('price.currency', other, 'OTHER', 'INVALID_PRICE')]
}

/** An add-on is paid with the service it belongs to, so that it may be small. */
function chargeFaults({ value }: serviceOptions.Money, limits: ChargeLimits | undefined): FieldViolation[] {
  return faultOf('addOn.price.value', value, limits && { ...limits, minMinor: 0 })
}

function fault(
  field: string,
  description: string,
  violatedRule: FieldViolation['violatedRule'],
  ruleName?: string,
): FieldViolation {
  return { field: `addOn.${field}`, description, violatedRule, data: {}, ...(ruleName ? { ruleName } : {}) }
}

/** Treats a tag list without entries as empty. */
function wholeTags(tags: common.Tags | null | undefined): common.Tags | undefined {
  const lists = Object.entries(tags ?? {}).filter(([, list]) => list)
  return tags ? Object.fromEntries(lists.map(([kind, list]) => [kind, { tagIds: list?.tagIds ?? [] }])) : undefined
}

/** Converts a validated add-on to its stored form. */
export function newAddOn(written: addOns.AddOn, currency: string): StoredAddOn {
  const { taxGroup, mainMedia, extendedFields, price } = written
  const tags = wholeTags(written.tags)
  const formattedPrice = price?.formattedValue ?? undefined
  const rest = Object.entries({ taxGroup, mainMedia, extendedFields, tags, formattedPrice })
  return {
    name: written.name ?? '',
    durationMinutes: written.durationInMinutes ?? null,
    maxQuantity: written.maxQuantity ?? null,
    price: price ? { value: price.value ?? '0', currency: price.currency || currency } : null,
    rest: Object.fromEntries(rest.filter(([, value]) => value !== undefined && value !== null)),
  }
}

/** Requesting the other kind replaces the current one. */
export function ofOneKind(edited: addOns.AddOn, before: addOns.AddOn): addOns.AddOn {
  if (edited.durationInMinutes == null || edited.maxQuantity == null) return edited
  if (edited.durationInMinutes === before.durationInMinutes) return { ...edited, durationInMinutes: null }
  return edited.maxQuantity === before.maxQuantity ? { ...edited, maxQuantity: null } : edited
}
