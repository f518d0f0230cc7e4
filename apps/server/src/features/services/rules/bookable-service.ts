import type { services } from '@kalends/contract'
import type { Price } from './amount.ts'
import type { OptionKind } from './new-options.ts'

/** Where a service can take place. */
export type BookableLocation = {
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
  /** What bookings refer to: the text of a custom choice, a staff resource id or the id of a duration. */
  choice: string
  choiceId: string
  label: string
  /** Set for durations only. */
  durationMinutes: number | null
  price: Price | null
}

/** The option of a service with its variants. */
export type BookableOptions = {
  id: string
  optionId: string
  kind: OptionKind
  name: string
  variants: BookableVariant[]
}

/** Add-ons offered together. One with a length makes the appointment longer, the others are counted. */
export type BookableAddOnGroup = {
  id: string
  name: string
  prompt: string
  maxAddOns: number | null
  addOns: {
    id: string
    name: string
    durationMinutes: number | null
    maxQuantity: number | null
    price: Price | null
  }[]
}

/** Minimum and maximum duration of a rental. */
export type RentalRange = { unit: 'HOUR' | 'DAY'; minMinutes: number; maxMinutes: number }

/** What availability, holds and bookings need to know about a service. Durations are minutes. */
export type BookableService = {
  id: string
  type: services.ServiceType
  name: string
  slug: string
  color: string
  category: { id: string; name: string; sortOrder: number } | null
  hidden: boolean
  deleted: boolean
  /** Null for classes and courses, whose sessions have their own durations. */
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
  /** App that the service belongs to. */
  appId: string | null
  /** Null: staff. Otherwise slots are computed from the resources of this type. */
  primaryResourceTypeId: string | null
  /** In the order of the service. */
  staffResourceIds: string[]
  /** Types needed in addition to staff, one resource each; no ids: any of the type. */
  resourceTypes: { typeId: string; resourceIds: string[] }[]
  locations: BookableLocation[]
  /** Complete, in its API shape: bookings store it as their snapshot. */
  policy: services.BookingPolicy
}
