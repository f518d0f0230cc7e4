import { instantToLocal, isZone } from '@kalends/availability'
import type { Infer, sessions } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findLocations } from '../../business/index.ts'
import { findSite, readTimeZoneAnswer } from '../../sites/index.ts'
import { planZoneMoves } from '../rules/zone-moves.ts'
import { type ComingSession, listComing } from '../store/zone-sessions.ts'

const mostShown = 5
const kinds = ['CLASS', 'COURSE', 'BLOCK', 'APPOINTMENT'] as const

export const previewTimeZoneChange: Operation<'previewTimeZoneChange'> = async ({ input, actor }, { db, clock }) => {
  const { siteId } = actor
  const { timeZone: to } = input
  if (!isZone(to)) return fail('INVALID_TIME_ZONE')
  const locationId = input.locationId?.toLowerCase() ?? null
  const locations = await findLocations(db, siteId)
  const location = locations.find(({ id }) => id === locationId)
  if (locationId !== null && !location) return fail('LOCATION_NOT_FOUND')
  const from = location?.time_zone ?? (await findSite(db, siteId))?.time_zone ?? to
  const coming = (await listComing(db, { siteId, from, locationId, now: clock.now() })).filter(
    ({ isCancelled }) => !isCancelled,
  )
  const moves = planZoneMoves(coming, { from, to, ...readTimeZoneAnswer(input.timeZoneChange) })
  const starts = new Map(moves.map(({ id, start }) => [id, start]))
  const view = (session: ComingSession): Infer<typeof sessions.ZoneMove> => {
    const newStart = starts.get(session.id) ?? session.start
    return {
      sessionId: session.id,
      title: session.title,
      startDate: new Date(session.start).toISOString(),
      localStartDate: instantToLocal(session.start, from),
      newStartDate: new Date(newStart).toISOString(),
      newLocalStartDate: instantToLocal(newStart, to),
    }
  }
  const isMoved = ({ id, start }: ComingSession) => (starts.get(id) ?? start) !== start
  return {
    timeZone: from,
    newTimeZone: to,
    locations: locationId === null ? locations.filter(({ time_zone }) => time_zone === from).length : 1,
    kinds: kinds.flatMap((kind) => {
      const some = coming.filter((session) => session.kind === kind)
      if (some.length === 0) return []
      const moved = some.filter(isMoved)
      const bookings = moved.reduce((sum, session) => sum + session.bookings, 0)
      return [{ kind, count: some.length, moved: moved.length, bookings, first: some.slice(0, mostShown).map(view) }]
    }),
  }
}
