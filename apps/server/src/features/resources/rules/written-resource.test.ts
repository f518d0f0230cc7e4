import { describe, expect, it } from 'vitest'
import {
  hoursFaults,
  locationFaults,
  nameFaults,
  readLocationIds,
  readWorkingHoursScheduleId,
  writablePaths,
  writtenResource,
} from './written-resource.ts'

const listRules = (faults: { ruleName?: string }[]) => faults.map(({ ruleName }) => ruleName)
const at = 'resource'

describe('resource input', () => {
  it('maps old fields to new ones, which take precedence', () => {
    const older = { type: 'a', singleResource: { locationOptions: { availableInAllLocations: true } } }
    expect(writtenResource(older)).toEqual({ typeId: 'a', locationOptions: { availableInAllLocations: true } })
    expect(writtenResource({ type: 'a', typeId: 'b', id: 'mine' })).toEqual({ typeId: 'b' })
    expect(writablePaths(['type', 'singleResource', 'revision', 'name'])).toEqual([
      'typeId',
      'workingHoursSchedules',
      'locationOptions',
      'name',
    ])
  })

  it('gives availability in exactly one form', () => {
    const specificLocationOptions = { availableInBusinessLocations: true, businessLocations: [{ locationId: 'A' }] }
    expect(locationFaults({}, at)).toEqual([])
    expect(locationFaults({ locationOptions: { specificLocationOptions } }, at)).toEqual([])
    expect(readLocationIds({ locationOptions: { specificLocationOptions } })).toEqual(['a'])
    const both = { locationOptions: { availableInAllLocations: true, specificLocationOptions } }
    expect(listRules(locationFaults(both, at))).toEqual(['RESOURCE_SPECIFIC_LOCATION_OPTIONS_NOT_ALLOWED'])
    const none = { locationOptions: { availableInAllLocations: false } }
    expect(listRules(locationFaults(none, at))).toEqual(['RESOURCE_SPECIFIC_LOCATION_OPTIONS_MUST_BE_SET'])
    const empty = { locationOptions: { specificLocationOptions: {} } }
    expect(listRules(locationFaults(empty, at))).toEqual([
      'RESOURCE_AVAILABLE_IN_BUSINESS_LOCATION_MUST_BE_TRUE',
      'RESOURCE_LOCATION_ID_IS_REQUIRED',
    ])
  })

  it('names its working hours', () => {
    const older = { singleResource: { workingHoursSchedules: { values: [{}] } } }
    expect(listRules(hoursFaults(older, at))).toEqual([
      'RESOURCE_WORKING_HOURS_SCHEDULE_ID_IS_REQUIRED',
      'RESOURCE_WORKING_HOURS_SHARED_IS_REQUIRED',
    ])
    expect(hoursFaults({ workingHoursSchedules: { values: [{ scheduleId: 'A' }] } }, at)).toEqual([])
    expect(readWorkingHoursScheduleId({ workingHoursSchedules: { values: [{ scheduleId: 'A' }] } })).toBe('a')
    expect(readWorkingHoursScheduleId({ workingHoursSchedules: { values: [] } })).toBeNull()
    expect(listRules(nameFaults({ name: ' ' }, at))).toEqual(['RESOURCE_NAME_IS_REQUIRED'])
  })
})
