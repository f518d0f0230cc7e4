import type { Change, Refusal, SessionRefusal, Source, SourceKind } from '@kalends/availability'
import type { availabilityOwn, Infer } from '@kalends/contract'
import type { SessionLabel } from '../store/session-labels.ts'

type RefusalView = Infer<typeof availabilityOwn.SlotRefusal>

/** API names of the engine's refusal sources. */
const kinds: Record<SourceKind, string> = {
  WORKING_HOURS: 'HOURS',
  LOCATION_HOURS: 'PLACE',
  CLOSING_DAY: 'CLOSING',
  BOOKING: 'SESSION',
  SESSION: 'SESSION',
  BLOCKED_TIME: 'SESSION',
  EXTERNAL_CALENDAR: 'SESSION',
  HOLD: 'HOLD',
  BOOKING_POLICY: 'POLICY',
  CLOCK: 'POLICY',
  SERVICE: 'SERVICE',
  POOL: 'RESOURCE',
  RESOURCE: 'RESOURCE',
  REQUEST: 'RESOURCE',
  WISH: 'WISH',
}

/** Returns a refusal of a time or seats in its API shape, with the label of its source. */
export function refusalView(refusal: Refusal | SessionRefusal, labels: ReadonlyMap<string, SessionLabel>): RefusalView {
  const { rule, source, interval, change } = refusal
  const ofTime = 'resourceId' in refusal ? refusal : { resourceId: null, nearestStart: null }
  return {
    rule,
    resourceId: ofTime.resourceId,
    source: sourceView(rule, source, labels),
    startDate: toIso(interval?.start),
    endDate: toIso(interval?.end),
    change: change === null ? null : changeView(change),
    nearestStartDate: toIso(ofTime.nearestStart),
  }
}

export function toIso(instant: number | null | undefined): string | null {
  return instant == null ? null : new Date(instant).toISOString()
}

function sourceView(rule: string, { kind, id, label }: Source, labels: ReadonlyMap<string, SessionLabel>) {
  const shownKind = rule === 'OFF_GRID' ? 'GRID' : kinds[kind]
  const called = shownKind === 'SESSION' && id ? labels.get(id)?.label : label
  return { kind: shownKind, id, label: called?.slice(0, 400) || null }
}

function changeView(change: Change | NonNullable<SessionRefusal['change']>): RefusalView['change'] {
  const { kind } = change
  if (kind === 'OPEN' || kind === 'FREE') {
    return { kind, startDate: toIso(change.interval.start), endDate: toIso(change.interval.end) }
  }
  if (kind === 'WAIT') return { kind, startDate: toIso(change.until), endDate: null }
  if (kind === 'MOVE') return { kind, startDate: toIso(change.start), endDate: null }
  return { kind, startDate: null, endDate: kind === 'END' ? toIso(change.end) : null }
}
