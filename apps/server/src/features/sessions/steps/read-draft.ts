import { formatLocal, isZone, parseLocal } from '@kalends/availability'
import type { Infer, sessions } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import type { ChangeActor } from '../../bookings/index.ts'
import { type BookableService, loadBookable } from '../../services/index.ts'
import { findSite } from '../../sites/index.ts'
import { type SessionKind, type SessionState, spanAt } from '../rules/class-session.ts'
import type { Details } from '../rules/details.ts'
import { lastDay, type Repetition, readRecurrence, recurrenceFaults } from '../rules/recurrence.ts'
import { firstDay } from '../rules/rhythm.ts'
import { clockPart, horizonDay, listStarts, localDay, type Series } from '../rules/series.ts'
import { sessionFaults } from '../rules/session-faults.ts'
import { wrong } from '../rules/wrong.ts'
import type { NewSession, Owner } from '../store/write-sessions.ts'
import { requireOwnCalendar } from './calendar-rights.ts'
import { loadLocation, loadResources } from './gather-known.ts'
import { listInstances } from './series-instances.ts'

/** A session to create, in its API shape. */
export type SessionToMake = Infer<typeof sessions.NewSession>

/** A session or series as it will be written. */
export type Draft = {
  owner: Owner
  kind: SessionKind
  details: Details
  localStart: string
  recurrence: Repetition | null
}

/** Reads what was requested, under all rules of the operation. */
export async function readDraft(
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
  const start = readStart(session)
  refuseFaults(session, start, { kind, timeZone, now, resourceIds })
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
      staffToBeNamed: false,
      locationType: location.type,
      locationId: location.id,
      capacity: service?.type === 'CLASS' ? (session.capacity ?? service.capacity) : null,
    },
    ...start,
  }
}

async function loadSessionService(tx: Tx, siteId: string, id: string): Promise<BookableService> {
  const service = await loadBookable(tx, siteId, id)
  if (!service || service.deleted) return fail('SERVICE_NOT_FOUND')
  if (service.type !== 'APPOINTMENT') return service
  return refuseFields([wrong('session.serviceId', 'must be a class or a course: appointments are booked')])
}

type DraftLocation = { type: string | null; id: string | null; timeZone: string | null }

/** Finds the location: the requested one, otherwise that of the service. */
async function findLocation(
  tx: Tx,
  siteId: string,
  { locationId }: SessionToMake,
  service: BookableService | null,
): Promise<DraftLocation> {
  if (locationId) {
    const { id, time_zone: timeZone } = await loadLocation(tx, siteId, locationId)
    return { type: 'OWNER_BUSINESS', id, timeZone }
  }
  const [first] = service?.locations ?? []
  if (!first) return { type: null, id: null, timeZone: null }
  if (first.type === 'BUSINESS') return { type: 'OWNER_BUSINESS', id: first.locationId, timeZone: first.timeZone }
  return { type: 'OWNER_CUSTOM', id: null, timeZone: null }
}

async function findZone(tx: Tx, siteId: string, { timeZone }: SessionToMake, location: DraftLocation): Promise<string> {
  const zone = timeZone ?? location.timeZone ?? (await findSite(tx, siteId))?.time_zone ?? 'UTC'
  return isZone(zone) ? zone : fail('INVALID_TIME_ZONE')
}

type Start = Pick<Draft, 'localStart' | 'recurrence'>

/** Returns the start, in a series that of the first day of its rhythm. Refuses one that is no date with a time. */
function readStart({ localStartDate, recurrence }: SessionToMake): Start {
  const wall = parseLocal(localStartDate)
  if (wall === null) return refuseFields([wrong('session.localStartDate', 'is no date with a time', 'FORMAT')])
  const localStart = formatLocal(wall)
  if (!recurrence) return { localStart, recurrence: null }
  const day = localDay(localStart)
  const repetition = readRecurrence(recurrence, { day })
  return {
    localStart: `${firstDay(repetition.rhythm, day, day)}T${clockPart(localStart)}`,
    recurrence: repetition,
  }
}

function refuseFaults(
  session: SessionToMake,
  { localStart, recurrence }: Start,
  known: { kind: SessionKind; timeZone: string; now: number; resourceIds: readonly string[] },
): void {
  const { localStartDate, durationMinutes, capacity, transparency } = session
  const faults = sessionFaults({
    ...known,
    localStart: localStartDate,
    durationMinutes,
    capacity,
    isBusy: transparency !== 'FREE',
    recurrence,
    firstDay: localDay(localStart),
  })
  if (session.recurrence && recurrence)
    faults.push(...recurrenceFaults(session.recurrence, recurrence.rhythm.frequency))
  if (faults.length > 0) refuseFields(faults)
}

/** Returns the single session, or all sessions of the series up to the horizon. */
export function expandDraft(
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
    rhythm: recurrence.rhythm,
    untilDate: lastDay(recurrence, localDay(localStart)),
    overlapAllowed: allowOverlap,
  }
  const added = listInstances(series, listStarts(series, horizonDay(now, timeZone)))
  if (added.length === 0)
    return refuseFields([wrong('session.localStartDate', 'lies too far ahead for a series', 'MAX')])
  return { series, added }
}
