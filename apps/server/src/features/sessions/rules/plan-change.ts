import { addDays } from '@kalends/availability'
import { type ClassSession, differs, isOnTime, type SessionState, spanAt, stateFrom } from './class-session.ts'
import { type Details, followSeries, pickDetails, sameDetails } from './details.ts'
import { createMove, movedUntil } from './move-series.ts'
import { lastDay, type Repetition } from './recurrence.ts'
import { firstDay, moveRhythm, type Rhythm, sameRhythm, weeklyOn } from './rhythm.ts'
import { clockPart, listStarts, localDay, type Series } from './series.ts'

/** Which sessions of a series a change is for. */
export type Scope = 'ONE' | 'FOLLOWING' | 'ALL'

/** Requested changes; absent fields stay as they are. */
export type Change = Partial<Details> & {
  localStart?: string
  recurrence?: Repetition
  /** Calls them off: one by itself, of a series by ending it. */
  cancel?: true
  /** Restores a cancelled session. */
  restore?: true
}

/** A session and what becomes of it. */
export type Changed = { before: ClassSession; after: SessionState }

/** Everything a change does to a session or a series. */
export type Plan = {
  /** The series after the change, under a new id when others stay with the old one. */
  series: Series | null
  /** The last day of the old series, when the change parts it in two. */
  closing: { ruleId: string; untilDate: string } | null
  /** Sessions that are different afterwards, by start; also those that only belong to another series now. */
  changed: Changed[]
  /** Sessions that the series gives and that were not there. */
  added: SessionState[]
}

export type Requested = {
  anchor: ClassSession
  /** Null for a session without a series. */
  series: Series | null
  /** Every session of the series. */
  members: readonly ClassSession[]
  change: Change
  scope: Scope
  now: number
  /** Through which local day sessions exist. */
  horizon: string
  newRuleId: string
}

/** Plans a change. Pure and deterministic. */
export function planChange(requested: Requested): Plan {
  if (requested.series && requested.scope !== 'ONE') return planSeriesChange({ ...requested, series: requested.series })
  if (!requested.series && requested.change.recurrence && !requested.change.cancel) return planNewSeries(requested)
  return planSingleChange(requested)
}

function planSingleChange({ anchor, series, change }: Requested): Plan {
  const after = changedState(anchor, change)
  // What the series gave up stays apart from it, or the next edit would take it away again.
  const changed = series !== null && (differs(after, series) || (change.restore === true && anchor.dropped))
  return { series: null, closing: null, changed: [{ before: anchor, after: { ...after, changed } }], added: [] }
}

/** Makes a single session the first of a series. */
function planNewSeries({ anchor, change, horizon, newRuleId }: Requested): Plan {
  const { recurrence, localStart = anchor.localStart } = change
  const after = changedState(anchor, change)
  const series: Series = {
    ...pickDetails(after),
    id: newRuleId,
    scheduleId: anchor.scheduleId,
    serviceId: anchor.serviceId,
    timeZone: anchor.timeZone,
    localStart,
    rhythm: recurrence?.rhythm ?? weeklyOn(localDay(localStart)),
    untilDate: recurrence ? lastDay(recurrence, localDay(localStart)) : null,
    overlapAllowed: false,
  }
  const first = { ...after, ruleId: newRuleId, originalLocalStart: localStart }
  const later = listStarts(series, horizon).filter((start) => start > localStart)
  return {
    series,
    closing: null,
    changed: [{ before: anchor, after: first }],
    added: later.map((start) => stateFrom(series, start)),
  }
}

function changedState(session: ClassSession, change: Change): SessionState {
  const { localStart, recurrence: _, cancel, restore, ...details } = change
  const state: SessionState = { ...session, ...details }
  const { start } = localStart ? spanAt(localStart, { ...state, timeZone: session.timeZone }) : session
  return {
    ...state,
    start,
    end: start + state.durationMinutes * 60_000,
    ...(cancel ? { status: 'CANCELLED' as const } : {}),
    ...(restore ? { status: 'CONFIRMED' as const, dropped: false } : {}),
  }
}

type SeriesRequest = Requested & { series: Series }

function planSeriesChange(requested: SeriesRequest): Plan {
  const affected = selectAffected(requested)
  const originals = affected.map((one) => one.originalLocalStart as string)
  const earliest = originals.sort()[0] as string
  const rhythm = editedRhythm(requested)
  const move = createMove(requested, rhythm)
  const first = firstStart(originals, requested, { rhythm, move })
  const series = editedSeries(requested, affected, { rhythm, localStart: first, move })
  const given = requested.change.cancel ? [] : listStarts(series, requested.horizon, localDay(first))
  const expected = new Set(given)
  const givenBefore = new Set(listStarts(requested.series, requested.horizon))
  const starts = assignStarts(affected, requested, move)
  const changed = affected.map((before) => {
    const original = starts.get(before.id)
    if (original === undefined) return { before, after: leaveSeries(before) }
    const after =
      before.id === requested.anchor.id
        ? anchorState(before, requested, original)
        : memberState(before, requested, series, original)
    const isGiven = expected.has(original)
    const ends = !isGiven && (requested.change.cancel === true || givenBefore.has(before.originalLocalStart as string))
    return {
      before,
      after: settle({ ...after, ruleId: series.id, originalLocalStart: original }, series, { isGiven, ends }),
    }
  })
  const existing = new Set(changed.map(({ after }) => after.originalLocalStart))
  const added = given.filter((start) => !existing.has(start)).map((start) => stateFrom(series, start))
  const parted = series.id !== requested.series.id
  const closing = parted ? { ruleId: requested.series.id, untilDate: endedBefore(earliest, requested.series) } : null
  return { series, closing, changed, added }
}

/**
 * Returns the start that each session has in the edited series. Sessions that the rhythm no longer gave get none where
 * another one moves to their start.
 */
function assignStarts(
  affected: readonly ClassSession[],
  { anchor, series, horizon }: SeriesRequest,
  move: (original: string) => string,
): Map<string, string> {
  const regular = new Set(listStarts({ ...series, untilDate: null }, horizon))
  const rank = (one: ClassSession) => (one.id === anchor.id ? 0 : regular.has(one.originalLocalStart as string) ? 1 : 2)
  const assigned = new Map<string, string>()
  const taken = new Set<string>()
  for (const one of affected.toSorted((a, b) => rank(a) - rank(b))) {
    const start = move(one.originalLocalStart as string)
    if (!taken.has(start)) assigned.set(one.id, start)
    taken.add(start)
  }
  return assigned
}

/** A session on its own. */
function leaveSeries(session: ClassSession): SessionState {
  return { ...session, ruleId: null, originalLocalStart: null, changed: false }
}

/**
 * Returns the affected sessions: this and later ones, or all future ones. It covers everything from one original start
 * on, so that no start in between is created twice. For a series that has ended, all means this and later ones.
 */
function selectAffected({ anchor, series, members, scope, now }: SeriesRequest): ClassSession[] {
  const originals = members.map(({ originalLocalStart }) => originalLocalStart as string).sort()
  const toCome = originals.find((original) => spanAt(original, series).end > now)
  const from = (scope === 'ALL' ? toCome : undefined) ?? (anchor.originalLocalStart as string)
  return members.filter(({ originalLocalStart }) => (originalLocalStart as string) >= from)
}

/** Returns the start from which the edited series runs: by its own rhythm, or in phase with the named session. */
function firstStart(
  originals: readonly string[],
  requested: SeriesRequest,
  { rhythm, move }: { rhythm: Rhythm; move: (original: string) => string },
): string {
  const { anchor, series, horizon } = requested
  const earliest = originals[0] as string
  if (!startsDiffer(requested))
    return listStarts({ ...series, untilDate: null }, horizon, localDay(earliest))[0] ?? earliest
  const moved = move(anchor.originalLocalStart as string)
  const from = originals.map(move).sort()[0] as string
  return `${firstDay(rhythm, localDay(moved), localDay(from))}T${clockPart(moved)}`
}

/** The rhythm after the change: the requested one, or that of the series, moved with the named session. */
function editedRhythm({ anchor, series, change: { recurrence, localStart } }: SeriesRequest): Rhythm {
  if (recurrence) return recurrence.rhythm
  if (!localStart) return series.rhythm
  return moveRhythm(series.rhythm, localDay(anchor.originalLocalStart as string), localDay(localStart))
}

/** The series as it will be: a new one where others stay behind that what changes does not hold for. */
function editedSeries(
  requested: SeriesRequest,
  affected: readonly ClassSession[],
  { rhythm, localStart, move }: { rhythm: Rhythm; localStart: string; move: (original: string) => string },
): Series {
  const { series, members, change, newRuleId } = requested
  const { localStart: _, recurrence, cancel, restore: __, ...details } = change
  const edited: Series = {
    ...series,
    ...details,
    rhythm,
    untilDate: cancel
      ? endedBefore(localStart, series)
      : recurrence
        ? notBefore(localStart, lastDay(recurrence, localDay(localStart)))
        : movedUntil(requested, move),
  }
  const left = members.filter((member) => !affected.includes(member))
  // Dropped sessions in the past must not appear as having taken place.
  const reopens = recurrence !== undefined && left.some(({ dropped }) => dropped)
  const differs = startsDiffer(requested) || reopens || !sameDetails(edited, series)
  const id = differs && left.length > 0 ? newRuleId : series.id
  return id !== series.id || startsDiffer(requested) ? { ...edited, id, localStart } : edited
}

function startsDiffer({ anchor, series, change: { localStart, recurrence, cancel } }: SeriesRequest): boolean {
  if (cancel) return false
  if (localStart && localStart !== anchor.originalLocalStart) return true
  return recurrence !== undefined && !sameRhythm(recurrence.rhythm, series.rhythm)
}

function endedBefore(localStart: string, { untilDate }: Series): string {
  const last = addDays(localDay(localStart), -1)
  return untilDate !== null && untilDate < last ? untilDate : last
}

/** A series cannot end before its past sessions. */
function notBefore(localStart: string, until: string | null): string | null {
  const last = addDays(localDay(localStart), -1)
  return until !== null && until < last ? last : until
}

/** Returns the named session with the requested changes, which override its individual ones. */
function anchorState(before: ClassSession, { change }: SeriesRequest, original: string): SessionState {
  const { cancel: _, ...rest } = change
  return changedState(before, { ...rest, ...(change.localStart ? { localStart: original } : {}) })
}

function memberState(before: ClassSession, requested: SeriesRequest, series: Series, original: string): SessionState {
  const details = followSeries(before, requested.series, series)
  const timed = { ...details, timeZone: before.timeZone }
  const { start } = isOnTime(before, before.timeZone) ? spanAt(original, timed) : before
  return { ...before, ...details, start, end: start + details.durationMinutes * 60_000 }
}

/**
 * Cancels a session that its series no longer contains, and restores it when it does again. Individually cancelled
 * sessions stay cancelled, and sessions that were retained stay.
 */
function settle(
  state: SessionState,
  series: Series,
  { isGiven, ends }: { isGiven: boolean; ends: boolean },
): SessionState {
  if (state.status === 'CONFIRMED' && ends) return { ...state, status: 'CANCELLED', dropped: true, changed: false }
  const settled: SessionState = state.dropped && isGiven ? { ...state, status: 'CONFIRMED', dropped: false } : state
  return { ...settled, changed: differs(settled, series) || (settled.status === 'CONFIRMED' && !isGiven) }
}

/** Leaves a session in place although its series moves or ends, because it is booked. */
export function leaveInPlace({ before, after }: Changed): Changed {
  const { start, end, status } = before
  return { before, after: { ...after, start, end, status, dropped: false, changed: true } }
}

/** Returns true if the change affects bookings: the session moves or is cancelled. */
export function concernsBookings({ before, after }: Changed): boolean {
  if (before.status !== 'CONFIRMED') return false
  return after.status !== 'CONFIRMED' || before.start !== after.start || before.end !== after.end
}

/**
 * Returns true if the change affects course bookings: a session is added, moved or cancelled, or its leader changes.
 */
export function concernsEnrolments(change: Changed): boolean {
  const { before, after } = change
  if (before.status !== 'CONFIRMED') return after.status === 'CONFIRMED'
  return concernsBookings(change) || before.resourceIds.join() !== after.resourceIds.join()
}

/** Returns true if anything changed. */
export function isDifferent({ before, after }: Changed): boolean {
  const keys = ['start', 'end', 'status', 'dropped', 'changed', 'ruleId', 'originalLocalStart'] as const
  return !sameDetails(before, after) || keys.some((key) => before[key] !== after[key])
}
