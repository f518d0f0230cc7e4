import { formatLocal, isZone, parseLocal } from '@kalends/availability'
import type { Infer, sessions } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { type BookableService, loadBookable } from '../../services/index.ts'
import { findSite } from '../../sites/index.ts'
import { type SessionKind, type SessionState, spanAt } from '../rules/class-session.ts'
import type { Details } from '../rules/details.ts'
import { horizonDay, listStarts, localDay, type Series } from '../rules/series.ts'
import { sessionFaults, wrong } from '../rules/session-faults.ts'
import { findSessions } from '../store/read-sessions.ts'
import { insertSeries } from '../store/series.ts'
import type { NewSession, Owner } from '../store/write-sessions.ts'
import type { ChangeActor } from '../view/events.ts'
import type { SessionView } from '../view/session.ts'
import { requireOwnCalendar } from './calendar-rights.ts'
import { loadLocation, loadResources } from './gather-known.ts'
import { listInstances } from './series-instances.ts'
import { showSessions } from './show-sessions.ts'
import { updateEnrolments } from './treat-enrolments.ts'
import { writeSessions } from './write-sessions.ts'

/** A session to create, in its API shape. */
export type SessionToMake = Infer<typeof sessions.NewSession>

/** Creates a session or a series, under all rules of the operation. Returns the first session. */
export async function makeSession(
  context: Context,
  tx: Tx,
  siteId: string,
  session: SessionToMake,
  { actor, allowOverlap = false }: { actor: ChangeActor; allowOverlap?: boolean },
): Promise<SessionView> {
  const now = context.clock.now()
  const draft = await readDraft(tx, siteId, session, actor, now)
  const { added, series } = expand(context, draft, { now, allowOverlap })
  const [first] = added
  if (!first) return refuseFields([wrong('session.localStartDate', 'lies too far ahead for a series', 'MAX')])
  const expandedUntil = horizonDay(now, draft.owner.timeZone)
  if (series) await insertSeries(tx, siteId, series, { expandedUntil, now })
  const { owner, kind } = draft
  const count = await writeSessions(context, tx, { owner, kind, changed: [], added, allowOverlap, actor })
  const change = { actor, notification: { notifyParticipants: false } }
  if (kind === 'COURSE') await updateEnrolments(context, tx, { owner, changed: [], added: count }, change)
  const [view] = await showSessions(tx, siteId, await findSessions(tx, siteId, [first.id]), now)
  return view ?? fail('SESSION_NOT_FOUND')
}

type Draft = {
  owner: Owner
  kind: SessionKind
  details: Details
  localStart: string
  recurrence: { interval: number; until: string | null } | null
}

async function readDraft(
  tx: Tx,
  siteId: string,
  session: SessionToMake,
  actor: ChangeActor,
  now: number,
): Promise<Draft> {
  const service = session.serviceId ? await loadSessionService(tx, siteId, session.serviceId) : null
  const resources = await loadResources(tx, siteId, session.resourceIds)
  if (typeof actor === 'object') requireOwnCalendar(actor, resources)
  const location = await findLocation(tx, siteId, session, service)
  const timeZone = await findZone(tx, siteId, session, location)
  const kind = service?.type ?? 'BLOCK'
  const resourceIds = resources.map(({ id }) => id)
  refuseFaults(session, { kind, timeZone, now, resourceIds })
  const { title, note, durationMinutes, transparency = 'BUSY' } = session
  return {
    owner: {
      siteId,
      serviceId: service?.id ?? null,
      timeZone,
      scheduleId: service?.scheduleId ?? (resources[0]?.scheduleId as string),
    },
    kind,
    details: {
      title: title ?? service?.name ?? '',
      note: note ?? null,
      durationMinutes,
      resourceIds,
      transparency,
      locationType: location.type,
      locationId: location.id,
      capacity: service?.type === 'CLASS' ? (session.capacity ?? service.capacity) : null,
    },
    localStart: formatLocal(parseLocal(session.localStartDate) ?? 0),
    recurrence: session.recurrence
      ? { interval: session.recurrence.interval, until: session.recurrence.until ?? null }
      : null,
  }
}

async function loadSessionService(tx: Tx, siteId: string, id: string): Promise<BookableService> {
  const service = await loadBookable(tx, siteId, id)
  if (!service || service.deleted) return fail('SERVICE_NOT_FOUND')
  if (service.type !== 'APPOINTMENT') return service
  return refuseFields([wrong('session.serviceId', 'must be a class or a course: appointments are booked')])
}

type Spot = { type: string | null; id: string | null; timeZone: string | null }

/** Finds the location: the requested one, otherwise that of the service. */
async function findLocation(
  tx: Tx,
  siteId: string,
  { locationId }: SessionToMake,
  service: BookableService | null,
): Promise<Spot> {
  if (locationId) {
    const { id, time_zone: timeZone } = await loadLocation(tx, siteId, locationId)
    return { type: 'OWNER_BUSINESS', id, timeZone }
  }
  const [first] = service?.locations ?? []
  if (!first) return { type: null, id: null, timeZone: null }
  if (first.type === 'BUSINESS') return { type: 'OWNER_BUSINESS', id: first.locationId, timeZone: first.timeZone }
  return { type: 'OWNER_CUSTOM', id: null, timeZone: null }
}

async function findZone(tx: Tx, siteId: string, { timeZone }: SessionToMake, location: Spot): Promise<string> {
  const zone = timeZone ?? location.timeZone ?? (await findSite(tx, siteId))?.time_zone ?? 'UTC'
  return isZone(zone) ? zone : fail('INVALID_TIME_ZONE')
}

function refuseFaults(
  session: SessionToMake,
  known: { kind: SessionKind; timeZone: string; now: number; resourceIds: readonly string[] },
): void {
  const { localStartDate, durationMinutes, capacity, transparency, recurrence } = session
  const faults = sessionFaults({
    ...known,
    localStart: localStartDate,
    durationMinutes,
    capacity,
    isBusy: transparency !== 'FREE',
    recurrence,
    firstDay: localDay(localStartDate),
  })
  if (faults.length > 0) refuseFields(faults)
}

/** Returns the single session, or all sessions of the series up to the horizon. */
function expand(
  context: Context,
  { owner, details, localStart, recurrence }: Draft,
  { now, allowOverlap }: { now: number; allowOverlap: boolean },
): { series: Series | null; added: NewSession[] } {
  if (!recurrence) {
    const state: SessionState = {
      ...details,
      ...spanAt(localStart, { ...details, timeZone: owner.timeZone }),
      status: 'CONFIRMED',
      dropped: false,
      changed: false,
      ruleId: null,
      originalLocalStart: null,
    }
    return { series: null, added: [{ id: context.ids.guid(), state }] }
  }
  const { scheduleId, serviceId, timeZone } = owner
  const series: Series = {
    ...details,
    id: context.ids.guid(),
    scheduleId,
    serviceId,
    timeZone,
    localStart,
    intervalWeeks: recurrence.interval,
    untilDate: recurrence.until,
    overlapAllowed: allowOverlap,
  }
  return { series, added: listInstances(series, listStarts(series, horizonDay(now, timeZone))) }
}
