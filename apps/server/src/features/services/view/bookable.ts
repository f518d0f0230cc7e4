import type { services } from '@kalends/contract'
import type { PlaceRow, ServiceRow } from '../store/rows.ts'
import { policyView } from './policy.ts'

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
    bufferBeforeMinutes: row.buffer_before_minutes,
    bufferAfterMinutes: row.buffer_after_minutes,
    capacity: row.default_capacity,
    onlineBooking: onlineBooking(row),
    payment: row.payment,
    scheduleId: row.schedule_id,
    formId: row.form_id,
    primaryResourceTypeId: row.primary_resource_type_id,
    staffResourceIds: row.staff_ids,
    resourceTypes: row.resource_types,
    places: row.places.map(place),
    policy: policyView(row.policy),
  }
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
