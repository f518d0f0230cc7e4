import type { FieldViolation, InputOf } from '@kalends/contract'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { bumpFollowers, findHours, replaceWeeklyHours, setScheduleZone } from '../../schedules/index.ts'
import { readTimeZoneAnswer } from '../../sites/index.ts'
import { locationFaults } from '../rules/location-faults.ts'
import { clearDefault, findLocations, type LocationRow, lockLocation, updateLocationRow } from '../store/locations.ts'
import { managedLocationView } from '../view/location.ts'

type Sent = InputOf<'updateLocation'>

export const updateLocation: Operation<'updateLocation'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const now = context.clock.now()
    const row = (await lockLocation(tx, siteId, input.locationId)) ?? fail('LOCATION_NOT_FOUND')
    if (input.revision !== String(row.revision)) return fail('REVISION_MISMATCH')
    const faults = [...locationFaults(input), ...statusFaults(input, row)]
    if (faults.length > 0) refuseFields(faults)
    if (row.is_default && (input.status === 'INACTIVE' || input.default === false))
      return fail('DEFAULT_LOCATION_STAYS')
    if (input.status === 'INACTIVE' && row.status === 'ACTIVE')
      await context.ports.business.endHolds(context, tx, siteId, { locationId: row.id })
    const changed = await write(tx, siteId, { row, input, now })
    const zone = { siteId, locationId: row.id, from: row.time_zone, to: changed.time_zone, now }
    if (zone.from !== zone.to) {
      const answer = readTimeZoneAnswer(input.timeZoneChange)
      await context.ports.business.changeLocationZone(context, tx, { ...zone, actor, answer })
    }
    const before = managedLocationView(row)
    const location = managedLocationView(changed)
    const change = { operation: 'updateLocation', entityType: 'location', entityId: row.id }
    await recordChange(tx, siteId, actor, { ...change, entityName: location.name, before, after: location }, now)
    return { location }
  })

/** An archived location cannot reopen, and the default location must be active. */
function statusFaults(sent: Sent, row: LocationRow): FieldViolation[] {
  const archived = row.archived_at !== null
  if (archived && sent.status === 'ACTIVE')
    return [
      {
        field: 'status',
        description: 'cannot change: the location was closed permanently',
        violatedRule: 'IMMUTABLE_FIELD',
      },
    ]
  const closed = archived || (sent.status ?? row.status) === 'INACTIVE'
  if (sent.default && closed && !row.is_default)
    return [
      {
        field: 'default',
        description: 'must be an active location',
        violatedRule: 'OTHER',
        ruleName: 'LOCATION_INACTIVE',
      },
    ]
  return []
}

async function write(tx: Tx, siteId: string, { row, input, now }: { row: LocationRow; input: Sent; now: number }) {
  const { name, address, directions, phone, email, timeZone, status } = input
  if (input.default && !row.is_default) {
    await copyHoursFollowed(tx, siteId, row)
    await clearDefault(tx, siteId, now)
  }
  if (timeZone !== undefined && timeZone !== row.time_zone)
    await setScheduleZone(tx, siteId, row.schedule_id, { timeZone, now })
  const columns = {
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(address === undefined ? {} : { address }),
    ...(directions === undefined ? {} : { directions }),
    ...(phone === undefined ? {} : { phone }),
    ...(email === undefined ? {} : { email }),
    ...(timeZone === undefined ? {} : { time_zone: timeZone }),
    ...(status === undefined ? {} : { status }),
    ...(input.default ? { is_default: true } : {}),
  }
  const changed = await updateLocationRow(tx, siteId, row.id, columns, now)
  // Its hours now apply to locations without hours and at customer addresses.
  if (changed.is_default && !row.is_default) await bumpFollowers(tx, siteId)
  return changed
}

/** A location that followed the default one gets its weekly hours, so that as the default it stays open as it was. */
async function copyHoursFollowed(tx: Tx, siteId: string, row: LocationRow): Promise<void> {
  const former = (await findLocations(tx, siteId)).find((one) => one.is_default)
  if (!former) return
  const hours = await findHours(tx, siteId, [row.schedule_id, former.schedule_id])
  if (hours.get(row.schedule_id)?.weekly.length) return
  const weekly = hours.get(former.schedule_id)?.weekly ?? []
  const general = weekly.map((rule) => ({ ...rule, locationId: null }))
  await replaceWeeklyHours(tx, siteId, row.schedule_id, general)
}
