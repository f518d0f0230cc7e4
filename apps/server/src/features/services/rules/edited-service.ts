import { allSchemas, applyMask, type FieldViolation, type JsonSchema, type services } from '@kalends/contract'
import { fault } from './fault.ts'
import { type NewServiceLocation, readServiceLocations } from './new-service.ts'

type Service = services.Service

/** A requested edit of an existing service. */
export type Edit = { sent: Service; mask: readonly string[] | undefined }

/** Applies an edit before validation. Locations and add-on groups are not editable this way. */
export function editedService(stored: Service, { sent, mask }: Edit): Service {
  const edited = applyMask(stored, sent, mask)
  return { ...edited, type: stored.type ?? null, locations: stored.locations ?? [], addOnGroups: [] }
}

/** Lists violations of fields that an edit cannot change: type, app, locations and add-on groups. */
export function editFaults(
  stored: Service,
  { sent, mask }: Edit,
  current: readonly Pick<NewServiceLocation, 'type' | 'locationId' | 'custom'>[],
): FieldViolation[] {
  const writes = (name: keyof Service) => (mask ? mask.some((path) => top(path) === name) : sent[name] !== undefined)
  const faults = (mask ?? []).flatMap((path) => (known.has(top(path)) ? [] : [unknownPath(path)]))
  if (writes('type') && sent.type !== stored.type) {
    faults.push(fault('type', 'INVALID_SERVICE_TYPE', 'cannot change: bookings depend on it'))
  }
  if (writes('appId') && stored.appId && sent.appId?.toLowerCase() !== stored.appId) {
    faults.push(fault('appId', 'IMMUTABLE_FIELD', 'cannot be changed once it is set'))
  }
  if (writes('locations') && !sameLocations(sent, current)) {
    faults.push(fault('locations', 'INVALID_LOCATIONS', 'are set by a call of their own'))
  }
  if (writes('addOnGroups') && !sameGroups(sent, stored)) {
    faults.push(fault('addOnGroups', 'INVALID_ADD_ON_GROUPS', 'are changed by calls of their own'))
  }
  return faults
}

const known = new Set(Object.keys((allSchemas()['services.Service'] as JsonSchema)['properties'] as object))

const top = (path: string) => path.split('.')[0] ?? ''

function unknownPath(path: string): FieldViolation {
  return {
    field: 'mask',
    description: `names ${path}, which is no field of a service`,
    violatedRule: 'FORMAT',
    data: {},
  }
}

function sameLocations(
  { locations }: Service,
  current: readonly Pick<NewServiceLocation, 'type' | 'locationId' | 'custom'>[],
): boolean {
  const sent = locations?.length ? readServiceLocations({ locations }, '') : []
  return locationKeys(sent).join('\n') === locationKeys(current).join('\n')
}

const locationKeys = (list: readonly Parameters<typeof locationKey>[0][]) => list.map(locationKey).sort()

/** Returns a key that is equal for equal locations, regardless of the spelling of the address. */
export function locationKey({
  type,
  locationId,
  custom,
}: Pick<NewServiceLocation, 'type' | 'locationId' | 'custom'>): string {
  return `${type} ${locationId} ${addressKey(custom)}`
}

/** Serialises an address independently of field order. */
function addressKey(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const written = Object.entries(value).filter(([, item]) => item !== null && item !== undefined)
  return `{${written.map(([name, item]) => `${name}: ${addressKey(item)}`).sort()}}`
}

function sameGroups({ addOnGroups: sent }: Service, { addOnGroups: stored }: Service): boolean {
  const ids = (groups: Service['addOnGroups']) => (groups ?? []).map(({ id }) => id ?? 'new').join()
  return ids(sent) === ids(stored)
}
