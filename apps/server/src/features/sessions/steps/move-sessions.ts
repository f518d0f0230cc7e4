import type { availability, services } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { relocateBookings } from '../../bookings/index.ts'
import { findLocations, oneLineAddress } from '../../business/index.ts'
import { moveSessionsTo } from '../../schedules/index.ts'
import type { ServicesPorts } from '../../services/index.ts'
import { isAt } from '../rules/is-at.ts'
import { lockUpcomingSessions } from '../store/read-sessions.ts'
import { lockAllSeries, moveSeries } from '../store/series.ts'
import { writeEachZone } from './write-each-zone.ts'

/** Moves future sessions, series and bookings from removed locations of a service to another. Times stay the same. */
export const moveSessions: ServicesPorts<Context>['moveSessions'] = async (
  context,
  tx,
  { service, from, to, change },
) => {
  const { siteId, id: serviceId, scheduleId, type } = service
  const now = context.clock.now()
  const moved = { locationType: readLocationType(to), locationId: to.business?.id?.toLowerCase() ?? null }
  const series = (await lockAllSeries(tx, siteId, scheduleId)).filter((one) => isAt(one, from))
  const moving = (await lockUpcomingSessions(tx, siteId, scheduleId, now)).filter((one) => isAt(one, from))
  const sessionIds = moving.map(({ id }) => id)
  await moveSeries(
    tx,
    siteId,
    series.map(({ id }) => id),
    moved,
    now,
  )
  if (type === 'APPOINTMENT') await moveSessionsTo(tx, siteId, sessionIds, moved, now)
  else {
    const changed = moving.map((before) => ({ before, after: { ...before, ...moved } }))
    await writeEachZone(context, tx, service, changed, { actor: change.actor, allowOverlap: true })
  }
  if (moving.length === 0) return
  const location = await bookedLocation(tx, siteId, to)
  await relocateBookings(context, tx, { siteId, serviceId, sessionIds, enrolled: type === 'COURSE', location }, change)
}

const readLocationType = ({ type }: services.V2Location) => (type === 'BUSINESS' ? 'OWNER_BUSINESS' : 'OWNER_CUSTOM')

/** Returns a location as bookings store it. */
export async function bookedLocation(tx: Tx, siteId: string, to: services.V2Location): Promise<availability.Location> {
  const locationType = readLocationType(to)
  if (locationType === 'OWNER_CUSTOM') {
    const address = to.custom?.address
    return { locationType, formattedAddress: address?.formattedAddress ?? oneLineAddress(address ?? {}) }
  }
  const [location] = await findLocations(tx, siteId, [to.business?.id?.toLowerCase() ?? ''])
  if (!location) return { locationType }
  return { id: location.id, name: location.name, formattedAddress: oneLineAddress(location.address), locationType }
}
