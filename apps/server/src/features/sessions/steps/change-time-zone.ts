import { instantToLocal } from '@kalends/availability'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import {
  type ChangeActor,
  endHoldsOf,
  listRestorable,
  moveBookingsInTime,
  type SessionChange,
} from '../../bookings/index.ts'
import { type BusinessPorts, changeTimeZone as moveHours } from '../../business/index.ts'
import type { HoldScope } from '../../holds/index.ts'
import { shiftSessions } from '../../schedules/index.ts'
import { followSessions } from '../../services/index.ts'
import type { SitesPorts, TimeZoneAnswer } from '../../sites/index.ts'
import type { ClassSession } from '../rules/class-session.ts'
import { planZoneMoves, type ZoneMove } from '../rules/zone-moves.ts'
import { findSessions } from '../store/read-sessions.ts'
import {
  type ChangingZone,
  type ComingSession,
  listComing,
  listLocationsInOtherZones,
  moveSeriesToZone,
} from '../store/zone-sessions.ts'
import type { SessionSlug } from '../view/events.ts'
import { moveRestorable } from './move-restorable.ts'
import { publishSessions } from './publish-sessions.ts'
import { updateEnrolments } from './treat-enrolments.ts'

/** Changes the zone of the business, its hours and locations, and moves what is on the calendar as requested. */
export const changeTimeZone: SitesPorts<Context>['changeTimeZone'] = async (
  context,
  tx,
  { actor, answer, ...change },
) => {
  const { siteId, from, to, now } = change
  // Read first: an appointment is in the zone of its location.
  const coming = await listComing(tx, { siteId, from, locationId: null, now })
  const restorable = await listRestorable(tx, { siteId, from, locationId: null, now })
  const held = { notAtLocationIds: await listLocationsInOtherZones(tx, { siteId, from }) }
  await moveHours(tx, change)
  await moveCalendar(context, tx, { siteId, from, to, locationId: null, now, coming, held, actor, answer })
  await moveRestorable(tx, siteId, restorable, { from, to, ...answer })
}

/** The same for one location. */
export const changeLocationZone: BusinessPorts<Context>['changeLocationZone'] = async (
  context,
  tx,
  { actor, answer, ...change },
) => {
  const { siteId, from, to } = change
  const coming = await listComing(tx, change)
  const restorable = await listRestorable(tx, change)
  const held = { locationId: change.locationId }
  await moveCalendar(context, tx, { ...change, coming, held, actor, answer })
  await moveRestorable(tx, siteId, restorable, { from, to, ...answer })
}

type CalendarMove = ChangingZone & {
  to: string
  coming: readonly ComingSession[]
  /** The holds of time in that zone. */
  held: HoldScope
  actor: ChangeActor
  answer: TimeZoneAnswer
}

async function moveCalendar(context: Context, tx: Tx, move: CalendarMove): Promise<void> {
  const { siteId, from, to, now, coming, held, actor, answer } = move
  const change = { actor, notification: { notifyParticipants: answer.notifyParticipants } }
  const byId = new Map(coming.map((session) => [session.id, session]))
  const moves = planZoneMoves(coming, { from, to, ...answer }).map((one) => ({
    ...one,
    session: byId.get(one.id) as ComingSession,
  }))
  const ofCourses = moves.filter(({ session }) => session.kind === 'COURSE').map(({ id }) => id)
  const before = await findSessions(tx, siteId, ofCourses)
  if (answer.sessions === 'WALL_TIME') await moveSeriesToZone(tx, move, to)
  const shifted = moves
    .filter(({ session }) => !session.isRequest)
    .map(({ id, start, end, session }) => {
      const timeZone = session.timeZone === from ? to : session.timeZone
      return { id, start, end, timeZone, localStart: instantToLocal(start, timeZone) }
    })
  const over = await shiftSessions(tx, siteId, shifted, now)
  const moved = moves.filter(({ start, end, session }) => start !== session.start || end !== session.end)
  const times = moved.map(({ id, start, end, session: { kind, isRequest } }) => {
    return { id, start, end, isRequest, doubleBooked: over.has(id) && kind === 'APPOINTMENT' }
  })
  await moveBookingsInTime(context, tx, { siteId, from, to }, times, change)
  // What is held was chosen in the former zone, as whole days always are. Seats move with their sessions.
  await endHoldsOf(context, tx, siteId, held, answer.bookings === 'WALL_TIME' ? 'ALL' : 'WHOLE_DAYS')
  await followCourses(context, tx, { siteId, before, moved, zone: { from, to } }, change)
  const sessions = moved.map(({ session }) => session).filter(({ kind }) => kind !== 'APPOINTMENT')
  const services = sessions.flatMap(({ serviceId }) => serviceId ?? [])
  if (services.length > 0) await followSessions(tx, siteId, [...new Set(services)], now)
  const published = sessions.filter(({ isCancelled }) => !isCancelled)
  const slugs = new Map<string, SessionSlug>(published.map(({ id }) => [id, 'updated']))
  await publishSessions(context, tx, { siteId, actor }, slugs)
}

type MovedCourses = {
  siteId: string
  before: readonly ClassSession[]
  moved: readonly ZoneMove[]
  zone: { from: string; to: string }
}

/** Moves enrolments: they run from the first to the last session of their course. */
async function followCourses(
  context: Context,
  tx: Tx,
  { siteId, before, moved, zone }: MovedCourses,
  change: SessionChange,
): Promise<void> {
  const times = new Map(moved.map((move) => [move.id, move]))
  const changed = before.flatMap((session) => {
    const move = times.get(session.id)
    return move ? [{ before: session, after: { ...session, start: move.start, end: move.end } }] : []
  })
  for (const some of Map.groupBy(changed, (one) => one.before.scheduleId).values()) {
    const [first] = some
    if (!first) continue
    const { scheduleId, serviceId, timeZone } = first.before
    const owner = { siteId, scheduleId, serviceId, timeZone }
    await updateEnrolments(context, tx, { owner, changed: some, added: 0, zone }, change)
  }
}
