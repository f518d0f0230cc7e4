import type { services } from '@kalends/contract'
import { policyView } from '../../policies/index.ts'
import type { Price } from '../rules/amount.ts'
import type { OptionKind } from '../rules/new-options.ts'
import type { AddOnGroupRow, PlaceRow, ServiceRow } from '../store/rows.ts'
import { optionsView } from './options.ts'

/** Where a service can take place. */
export type BookablePlace = {
  /** Of this entry of the service, not of the location. */
  id: string
  type: services.LocationTypeEnumLocationType
  /** Set for type BUSINESS, as are its name and zone. */
  locationId: string | null
  name: string | null
  timeZone: string | null
  /** Set for type CUSTOM. */
  address: services.CommonAddress | null
}

/** One choice a customer has, with what it costs. */
export type BookableVariant = {
  /** What bookings name: the words of a custom choice, the resource id of a person, the id of a length. */
  choice: string
  choiceId: string
  label: string
  /** Set for lengths alone. */
  durationMinutes: number | null
  price: Price | null
}

/** What a service can be had as: one of its variants. */
export type BookableOptions = {
  id: string
  optionId: string
  kind: OptionKind
  name: string
  variants: BookableVariant[]
}

/** Add-ons offered together. One with a length makes the appointment longer, the others are counted. */
export type BookableAddOnGroup = AddOnGroupRow

/** The shortest and longest time a rental can be had for. */
export type RentalRange = { unit: 'HOUR' | 'DAY'; minMinutes: number; maxMinutes: number }

/** What times, holds and bookings need to know of a service. All lengths are minutes. */
export type BookableService = {
  id: string
  type: services.ServiceType
  name: string
  slug: string
  color: string
  category: { id: string; name: string; sortOrder: number } | null
  hidden: boolean
  deleted: boolean
  /** Null for classes and courses, whose sessions have lengths of their own. */
  durationMinutes: number | null
  /** Null: no rental, its lengths are those of its variants or its own one. */
  rental: RentalRange | null
  /** Null: one length and one price for everybody. */
  options: BookableOptions | null
  /** In the order shown; empty: none. */
  addOnGroups: BookableAddOnGroup[]
  bufferBeforeMinutes: number
  bufferAfterMinutes: number
  capacity: number
  onlineBooking: { enabled: boolean; requireManualApproval: boolean; allowMultipleRequests: boolean }
  payment: services.Payment
  scheduleId: string
  formId: string
  /** Null: staff. Otherwise slots are computed from the resources of this type. */
  primaryResourceTypeId: string | null
  /** In the order of the service. */
  staffResourceIds: string[]
  /** Types needed beside staff, one resource each; no ids: any of the type. */
  resourceTypes: { typeId: string; resourceIds: string[] }[]
  places: BookablePlace[]
  /** Complete, in the wire's shape: what a booking keeps as its snapshot. */
  policy: services.BookingPolicy
}

export function bookableView(row: ServiceRow): BookableService {
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    slug: row.main_slug,
    color: row.color,
    category: row.category,
    hidden: row.hidden,
    deleted: row.deleted_at !== null,
    durationMinutes: row.duration_minutes,
    rental: rental(row),
    options: row.options && row.payment.rateType === 'VARIED' ? optionsView(row.options) : null,
    addOnGroups: row.add_on_groups,
    bufferBeforeMinutes: row.buffer_before_minutes,
    bufferAfterMinutes: row.buffer_after_minutes,
    capacity: row.default_capacity,
    onlineBooking: onlineBooking(row),
    payment: { ...row.payment, pricingPlanIds: row.pricing_plan_ids },
    scheduleId: row.schedule_id,
    formId: row.form_id,
    primaryResourceTypeId: row.primary_resource_type_id,
    staffResourceIds: row.staff_ids,
    resourceTypes: row.resource_types,
    places: row.places.map(place),
    policy: policyView(row.policy),
  }
}

function rental({ rest: { durationRange } }: ServiceRow): RentalRange | null {
  if (!durationRange) return null
  const { unitType, hourOptions, dayOptions } = durationRange
  if (unitType === 'DAY') {
    const [min, max] = [dayOptions?.minDurationInDays ?? 1, dayOptions?.maxDurationInDays ?? 1]
    return { unit: 'DAY', minMinutes: min * 1440, maxMinutes: max * 1440 }
  }
  const [min, max] = [hourOptions?.minDurationInMinutes ?? 60, hourOptions?.maxDurationInMinutes ?? 60]
  return { unit: 'HOUR', minMinutes: min, maxMinutes: max }
}

function onlineBooking({ online_booking: written }: ServiceRow): BookableService['onlineBooking'] {
  return {
    enabled: written.enabled === true,
    requireManualApproval: written.requireManualApproval === true,
    allowMultipleRequests: written.allowMultipleRequests === true,
  }
}

function place({ custom, ...known }: PlaceRow): BookablePlace {
  return { ...known, address: custom }
}
