import { DAY, type DatedException, instantToLocal, toLocalDay } from '@kalends/availability'
import type { Infer, sessions } from '@kalends/contract'
import type { Tx } from '../../../db/database.ts'
import { type ClosingDay, findClosingDays, findLocations } from '../../business/index.ts'
import { findResources, type ResourceRow } from '../../resources/index.ts'
import { findConflictsOfClaims, findHours } from '../../schedules/index.ts'
import { takesTime } from '../rules/class-session.ts'
import { exceptionAt } from '../rules/exception-at.ts'
import type { NewSession } from '../store/write-sessions.ts'
import type { Draft } from './read-draft.ts'

/** The part of a draft that says whose time it takes, and where. */
type Takes = Pick<Draft, 'owner' | 'kind'> & { details: Pick<Draft['details'], 'locationId' | 'resourceIds'> }

type Taken = Infer<typeof sessions.TakenDate>
/** What is looked up for a draft; hours and closing days count from a day on. */
type Lookup = { tx: Tx; siteId: string; draft: Takes; from: string }

const mostNamed = 1000

/**
 * Finds the dates on which new sessions would meet something else, a closed day or time off, by start. Sessions that are
 * leaving are in nobody's way.
 */
export async function findTaken(
  tx: Tx,
  draft: Takes,
  added: readonly NewSession[],
  { now, leaving = new Set() }: { now: number; leaving?: ReadonlySet<string> },
): Promise<Taken[]> {
  const { siteId, timeZone } = draft.owner
  const [first] = added
  if (!first) return []
  const lookup = { tx, siteId, draft, from: toLocalDay(first.state.start - DAY, timeZone) }
  const busy = await findBusy(lookup, added, { now, leaving })
  const away =
    draft.kind === 'BLOCK' ? [] : [...(await findClosed(lookup, added)), ...(await findTimeOff(lookup, added))]
  const found = [...busy, ...away]
  return found.sort((one, other) => (one.localStartDate < other.localStartDate ? -1 : 1)).slice(0, mostNamed)
}

async function findBusy(
  { tx, siteId, draft }: Lookup,
  added: readonly NewSession[],
  { now, leaving }: { now: number; leaving: ReadonlySet<string> },
): Promise<Taken[]> {
  const claims = added
    .filter(({ state }) => takesTime(state))
    .flatMap(({ id, state: { start, end, resourceIds } }) =>
      resourceIds.map((resourceId) => ({ siteId, resourceId, sessionId: id, start, end })),
    )
  const conflicts = await findConflictsOfClaims(tx, siteId, claims, now)
  const inTheWay = conflicts.filter(({ sessionId }) => sessionId === null || !leaving.has(sessionId))
  return inTheWay.map(({ claim, title, holdId }) => ({
    localStartDate: instantToLocal(claim.start, draft.owner.timeZone),
    reason: holdId ? ('HELD' as const) : ('BUSY' as const),
    resourceId: claim.resourceId,
    title,
  }))
}

async function findClosed({ tx, siteId, draft, from }: Lookup, added: readonly NewSession[]): Promise<Taken[]> {
  const { locationId } = draft.details
  const [location] = locationId ? await findLocations(tx, siteId, [locationId]) : []
  const closings = (await findClosingDays(tx, siteId, from)).filter(
    (one) => one.locationId === null || one.locationId === locationId,
  )
  const hours = location ? (await findHours(tx, siteId, [location.schedule_id], from)).get(location.schedule_id) : null
  const zone = location?.time_zone ?? draft.owner.timeZone
  return added.flatMap(({ state }) => {
    const closing = closingOf(closings, state, zone)
    const special = closing ? undefined : exceptionAt(hours?.exceptions ?? [], state, { zone, locationId })
    if (!closing && !special) return []
    return [
      toTaken(draft, state, { reason: 'CLOSED', resourceId: null, title: closing?.reason ?? special?.reason ?? null }),
    ]
  })
}

function closingOf(closings: readonly ClosingDay[], { start, end }: NewSession['state'], zone: string) {
  const [firstDay, lastDay] = [toLocalDay(start, zone), toLocalDay(end - 1, zone)]
  return closings.find(({ date }) => date >= firstDay && date <= lastDay)
}

async function findTimeOff({ tx, siteId, draft, from }: Lookup, added: readonly NewSession[]): Promise<Taken[]> {
  const { locationId, resourceIds } = draft.details
  const resources = await findResources(tx, siteId, resourceIds)
  const schedulesOf = ({ scheduleId, workingHoursScheduleId }: ResourceRow) =>
    [scheduleId, workingHoursScheduleId].filter((id) => id !== null)
  const hours = await findHours(tx, siteId, [...new Set(resources.flatMap(schedulesOf))], from)
  return resources.flatMap((resource) => {
    const own = schedulesOf(resource).flatMap((id) => hours.get(id) ?? [])
    return added.flatMap(({ state }) => {
      const exceptions = own.map(({ zone, exceptions: dated }) => exceptionAt(dated, state, { zone, locationId }))
      const found = exceptions.find((one): one is DatedException => one !== undefined)
      if (!found) return []
      return [toTaken(draft, state, { reason: 'TIME_OFF', resourceId: resource.id, title: found.reason ?? null })]
    })
  })
}

function toTaken(
  draft: Takes,
  { start }: NewSession['state'],
  why: Pick<Taken, 'reason' | 'resourceId' | 'title'>,
): Taken {
  return { localStartDate: instantToLocal(start, draft.owner.timeZone), ...why }
}
