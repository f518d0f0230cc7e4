import { formatLocal, parseLocal } from '@kalends/availability'
import type { FieldViolation, Infer, sessions } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { moveFaults } from '../rules/move-series.ts'
import { type Change, type Plan, planChange, type Scope } from '../rules/plan-change.ts'
import { isUnchanged, type Repetition, readRecurrence, recurrenceFaults } from '../rules/recurrence.ts'
import { includesDay, moveRhythm } from '../rules/rhythm.ts'
import { horizonDay, localDay } from '../rules/series.ts'
import { sessionFaults } from '../rules/session-faults.ts'
import { wrong } from '../rules/wrong.ts'
import { requireOwnCalendar } from './calendar-rights.ts'
import { loadLocation, loadResources } from './gather-known.ts'
import { type OpenSession, openSession } from './open-session.ts'

type Input = Pick<Infer<typeof sessions.UpdateSessionRequest>, 'session' | 'scope'>

/** Locks a session with its series and plans what was requested, under all rules of the operation. */
export async function planUpdate(
  context: Context,
  tx: Tx,
  actor: Actor,
  { session, scope: requested }: Input,
): Promise<{ open: OpenSession; plan: Plan }> {
  const now = context.clock.now()
  const open = await openSession(tx, actor, session)
  const scope = open.series ? (requested ?? 'ONE') : 'ONE'
  const change = await readChange(tx, actor, open, { session, scope, now })
  const horizon = horizonDay(now, open.anchor.timeZone)
  return { open, plan: planChange({ ...open, change, scope, now, horizon, newRuleId: context.ids.guid() }) }
}

async function readChange(
  tx: Tx,
  actor: Actor,
  open: OpenSession,
  { session, scope, now }: { session: Input['session']; scope: Scope; now: number },
): Promise<Change> {
  const { anchor } = open
  const restores = anchor.status === 'CANCELLED' && session.status === 'CONFIRMED'
  if (anchor.status === 'CANCELLED' && scope === 'ONE' && !restores) {
    return fail('VALIDATION_FAILURE', { description: 'This session is cancelled.' })
  }
  const repetition = readRepetition(open, session)
  const times = readTimeChange(open, session, repetition)
  refuseFaults(open, { session, repetition, times, scope, now })
  const { title, note, durationMinutes, capacity, transparency } = session
  const given = { title, note, durationMinutes, capacity, transparency, ...times }
  return {
    ...(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Change),
    ...(await readResources(tx, actor, session)),
    ...(await findLocation(tx, actor.siteId, session)),
    ...(restores ? { restore: true as const } : {}),
  }
}

type TimeChange = Pick<Change, 'localStart' | 'recurrence'>

/** A start or a repetition sent back as it was read is no change. */
function readTimeChange(
  { anchor }: OpenSession,
  session: Input['session'],
  repetition: Repetition | undefined,
): TimeChange {
  const localStart = readLocalStart(session)
  return {
    ...(localStart === undefined || localStart === anchor.localStart ? {} : { localStart }),
    ...(repetition && !isUnchanged(repetition, anchor.recurrence) ? { recurrence: repetition } : {}),
  }
}

function readLocalStart({ localStartDate }: Input['session']): string | undefined {
  return localStartDate === undefined ? undefined : formatLocal(parseLocal(localStartDate) ?? 0)
}

/** Days that are left out are those of the series, moved with the session. */
function readRepetition({ anchor, series }: OpenSession, session: Input['session']): Repetition | undefined {
  const { recurrence } = session
  if (!recurrence) return undefined
  const day = localDay(readLocalStart(session) ?? anchor.localStart)
  const from = localDay(anchor.originalLocalStart ?? anchor.localStart)
  const to = session.localStartDate === undefined ? from : day
  return readRecurrence(recurrence, { day, current: series ? moveRhythm(series.rhythm, from, to) : undefined })
}

async function readResources(tx: Tx, actor: Actor, { resourceIds }: Input['session']): Promise<Change> {
  if (resourceIds === undefined) return {}
  const resources = await loadResources(tx, actor.siteId, resourceIds)
  requireOwnCalendar(actor, resources)
  return {
    resourceIds: resources.map(({ id }) => id),
    ...(resources.some(({ staff }) => staff !== null) ? { staffToBeNamed: false } : {}),
  }
}

async function findLocation(tx: Tx, siteId: string, { locationId }: Input['session']): Promise<Change> {
  if (locationId === undefined) return {}
  if (locationId === null) return { locationType: null, locationId: null }
  return { locationType: 'OWNER_BUSINESS', locationId: (await loadLocation(tx, siteId, locationId)).id }
}

type Requested = {
  session: Input['session']
  repetition: Repetition | undefined
  times: TimeChange
  scope: Scope
  now: number
}

function refuseFaults(open: OpenSession, requested: Requested): void {
  const { anchor, series } = open
  const { session, repetition, scope, now } = requested
  const { localStartDate: localStart, resourceIds = anchor.resourceIds, capacity } = session
  const firstDay = scope === 'ALL' && series ? localDay(series.localStart) : localDay(localStart ?? anchor.localStart)
  const current = series && { rhythm: series.rhythm, until: series.untilDate, count: null }
  const faults = sessionFaults({
    kind: anchor.kind,
    timeZone: anchor.timeZone,
    now,
    localStart,
    capacity,
    resourceIds,
    firstDay,
    durationMinutes: session.durationMinutes ?? anchor.durationMinutes,
    isBusy: (session.transparency ?? anchor.transparency) === 'BUSY',
    recurrence: repetition ?? (scope === 'ONE' ? null : current),
  })
  faults.push(...seriesFaults(open, requested))
  if (session.status && anchor.status === 'CANCELLED' && scope !== 'ONE') {
    faults.push(wrong('session.status', 'is of one session: choose scope ONE'))
  }
  if (faults.length > 0) refuseFields(faults)
}

function seriesFaults(
  { anchor, series }: OpenSession,
  { session, repetition, times, scope }: Requested,
): FieldViolation[] {
  const faults =
    session.recurrence && repetition ? recurrenceFaults(session.recurrence, repetition.rhythm.frequency) : []
  if (series && scope === 'ONE') {
    return times.recurrence
      ? [...faults, wrong('session.recurrence', 'is the series’: choose scope FOLLOWING or ALL')]
      : faults
  }
  if (series) faults.push(...moveFaults({ anchor, series, change: times }))
  const day = localDay(times.localStart ?? anchor.localStart)
  const begins = !series || times.localStart !== undefined
  if (times.recurrence && begins && !includesDay(times.recurrence.rhythm, day)) {
    faults.push(wrong('session.recurrence', 'does not include the day of this session'))
  }
  return faults
}
