import type { common, FieldViolation, resourceEntities } from '@kalends/contract'

type Resource = resourceEntities.Resource

/** The named rules a resource can break. Source: facts/bookings/resources.json, createResource and updateResource. */
export type ResourceRule =
  | 'RESOURCE_NAME_IS_REQUIRED'
  | 'RESOURCE_LOCATION_ID_IS_REQUIRED'
  | 'RESOURCE_SPECIFIC_LOCATION_OPTIONS_NOT_ALLOWED'
  | 'RESOURCE_SPECIFIC_LOCATION_OPTIONS_MUST_BE_SET'
  | 'RESOURCE_AVAILABLE_IN_BUSINESS_LOCATION_MUST_BE_TRUE'
  | 'RESOURCE_WORKING_HOURS_SCHEDULE_ID_IS_REQUIRED'
  | 'RESOURCE_WORKING_HOURS_SHARED_IS_REQUIRED'
  | 'RESOURCE_WORKING_HOURS_NOT_SUPPORTED_IN_BULK_REQUEST'
  // own rules, not in the Wix-compatible API
  | 'IMMUTABLE_FIELD'
  | 'RESOURCE_TYPE_IS_IMMUTABLE'
  | 'RESOURCE_OF_STAFF_NEEDS_A_PERSON'
  | 'RESOURCE_LOCATION_NOT_FOUND'
  | 'RESOURCE_SCHEDULE_NOT_FOUND'

const writable = [
  'name',
  'typeId',
  'workingHoursSchedules',
  'locationOptions',
  'appId',
  'managementType',
  'extendedFields',
  'ranking',
  'bookable',
] as const satisfies readonly (keyof Resource)[] as readonly (keyof Resource)[]

export type WrittenResource = Omit<Resource, 'id' | 'revision' | 'createdDate' | 'updatedDate' | 'eventsSchedule'>

/** Picks the writable fields. Deprecated fields for type, hours and locations map to the current ones. */
export function writtenResource(sent: Resource): WrittenResource {
  const { type, singleResource } = sent
  const older = {
    ...(type === undefined ? {} : { typeId: type }),
    ...(singleResource?.workingHoursSchedules === undefined
      ? {}
      : { workingHoursSchedules: singleResource.workingHoursSchedules }),
    ...(singleResource?.locationOptions === undefined ? {} : { locationOptions: singleResource.locationOptions }),
  }
  const newer = writable.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]]]))
  return { ...older, ...Object.fromEntries(newer) }
}

/** Maps mask paths to current fields, without read-only ones. */
export function writablePaths(mask: readonly string[] | undefined): string[] | undefined {
  return mask
    ?.map((path) => (path === 'type' ? 'typeId' : path.replace(/^singleResource\./u, '')))
    .flatMap((path) => (path === 'singleResource' ? ['workingHoursSchedules', 'locationOptions'] : [path]))
    .filter((path) => (writable as readonly string[]).includes(path.split('.')[0] ?? ''))
}

/** Lists what is wrong with a resource's locations. `at` is the resource's path in the request. */
export function locationFaults({ locationOptions }: WrittenResource, at: string): FieldViolation[] {
  if (!locationOptions) return []
  const { availableInAllLocations: everywhere, specificLocationOptions: specific } = locationOptions
  const path = `${at}.locationOptions.specificLocationOptions`
  if (everywhere) {
    return specific
      ? [fault(path, 'RESOURCE_SPECIFIC_LOCATION_OPTIONS_NOT_ALLOWED', 'cannot be combined with all locations')]
      : []
  }
  if (!specific) return [fault(path, 'RESOURCE_SPECIFIC_LOCATION_OPTIONS_MUST_BE_SET', 'must be given')]
  const faults: FieldViolation[] = []
  if (specific.availableInBusinessLocations !== true) {
    const field = `${path}.availableInBusinessLocations`
    faults.push(fault(field, 'RESOURCE_AVAILABLE_IN_BUSINESS_LOCATION_MUST_BE_TRUE', 'must be true'))
  }
  const locations = specific.businessLocations ?? []
  if (locations.length === 0 || locations.some((it) => !it?.locationId)) {
    faults.push(fault(`${path}.businessLocations`, 'RESOURCE_LOCATION_ID_IS_REQUIRED', 'must contain a location'))
  }
  return faults
}

/** Lists what is wrong with its hours. The deprecated form requires `shared`. */
export function hoursFaults(sent: Resource, at: string): FieldViolation[] {
  const older = `${at}.singleResource.workingHoursSchedules.values`
  const newer = `${at}.workingHoursSchedules.values`
  const ofOlder = (sent.singleResource?.workingHoursSchedules?.values ?? []).flatMap((value, index) => [
    ...(value?.scheduleId ? [] : [missingSchedule(`${older}[${index}]`)]),
    ...(typeof value?.shared === 'boolean' ? [] : [missingShared(`${older}[${index}]`)]),
  ])
  const ofNewer = (sent.workingHoursSchedules?.values ?? []).flatMap((value, index) =>
    value?.scheduleId ? [] : [missingSchedule(`${newer}[${index}]`)],
  )
  return [...ofOlder, ...ofNewer]
}

const missingSchedule = (at: string) =>
  fault(`${at}.scheduleId`, 'RESOURCE_WORKING_HOURS_SCHEDULE_ID_IS_REQUIRED', 'must be given')
const missingShared = (at: string) =>
  fault(`${at}.shared`, 'RESOURCE_WORKING_HOURS_SHARED_IS_REQUIRED', 'must be given')

export function nameFaults({ name }: WrittenResource, at: string): FieldViolation[] {
  return name?.trim() ? [] : [fault(`${at}.name`, 'RESOURCE_NAME_IS_REQUIRED', 'must be given')]
}

export function fault(field: string, ruleName: ResourceRule, description: string): FieldViolation {
  return { field, ruleName, description, violatedRule: 'OTHER', data: {} }
}

/** Returns its location ids as stored: empty means all locations. */
export function readLocationIds({ locationOptions }: WrittenResource): string[] {
  const locations = locationOptions?.specificLocationOptions?.businessLocations ?? []
  return [...new Set(locations.flatMap((it) => it?.locationId?.toLowerCase() ?? []))]
}

/** The schedule of its working hours; null: round the clock. */
export function readWorkingHoursScheduleId({ workingHoursSchedules }: WrittenResource): string | null {
  return workingHoursSchedules?.values?.[0]?.scheduleId?.toLowerCase() ?? null
}

/** Returns the writable columns other than name, type, hours and locations. */
export function writableColumns(written: WrittenResource) {
  const extendedFields: common.ExtendedFields = written.extendedFields ?? {}
  return {
    app_id: written.appId ?? null,
    management_type: written.managementType ?? null,
    extended_fields: extendedFields,
    location_options: written.locationOptions ?? null,
    status: written.bookable === false ? 'INACTIVE' : 'ACTIVE',
  }
}
