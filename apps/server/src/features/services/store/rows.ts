import type { services } from '@kalends/contract'
import type { Selectable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { PolicyRow } from '../../policies/index.ts'
import type { BookableAddOnGroup } from '../rules/bookable-service.ts'
import type { StoredOptions } from '../rules/new-options.ts'
import type { Rest } from '../rules/new-service.ts'

type Columns = Selectable<Database['services']>

/** A service with its related rows, read in one statement. */
export type ServiceRow = Omit<Columns, keyof Documents> & Documents & Attached

/** A service row in lists. */
export type ListedRow = Omit<ServiceRow, 'policy'> & { policy: PolicyRow | null }

type Documents = {
  type: services.ServiceType
  online_booking: services.OnlineBooking
  payment: services.Payment
  conferencing: services.Conferencing
  media: services.Media
  rest: Rest
}

type Attached = {
  policy: PolicyRow
  /** Null when there is none, or when it was deleted. */
  category: { id: string; name: string; sortOrder: number } | null
  staff_ids: string[]
  resource_types: { typeId: string; resourceIds: string[] }[]
  locations: ServiceLocationRow[]
  slugs: { name: string; custom: boolean; createdDate: string }[]
  /** Null: one length and one price for everybody. */
  options: OptionsRow | null
  /** In the order shown. */
  add_on_groups: BookableAddOnGroup[]
}

/** Variants as they are stored. */
export type OptionsRow = StoredOptions & { id: string }

export type ServiceLocationRow = {
  id: string
  type: services.LocationTypeEnumLocationType
  locationId: string | null
  name: string | null
  timeZone: string | null
  custom: services.CommonAddress | null
}
