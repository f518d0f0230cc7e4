import type { BusyRow, IntervalSet, Resource } from '@kalends/availability'
import type { availabilityOwn, Infer } from '@kalends/contract'
import type { ResourceFacts } from '../store/facts.ts'
import type { SessionLabel } from '../store/session-labels.ts'

type Lane = Infer<typeof availabilityOwn.ResourceLane>
type Block = Lane['blocks'][number]
type Span = { start: number; end: number }

/** Someone or something on the hour scale of a day, with the rule that refuses it. */
export type Laned = { resource: ResourceFacts; ready: Resource | undefined; rule: string | null }

export function laneView(
  { resource, ready, rule }: Laned,
  { day, now, labels }: { day: Span; now: number; labels: ReadonlyMap<string, SessionLabel> },
): Lane {
  const rows = ready?.busy.rows.filter((row) => row.start < day.end && row.end > day.start) ?? []
  const live = rows.filter(({ heldUntil }) => heldUntil == null || heldUntil > now)
  return {
    resourceId: resource.id,
    name: resource.name,
    typeName: (resource.typeName ?? '').slice(0, 40),
    free: rule === null,
    rule,
    open: ready ? openView(ready.windows, day).slice(0, 100) : [],
    blocks: live.flatMap((row) => blocksView(row, labels)).slice(0, 1000),
  }
}

/** Open time of the day; someone without hours is always there. */
function openView(windows: IntervalSet | null, day: Span) {
  if (windows === null) return [written(day)]
  const spans = Array.from(windows.starts, (start, i) => ({ start, end: windows.ends[i] as number }))
  return spans
    .filter(({ start, end }) => start < day.end && end > day.start)
    .map(({ start, end }) => written({ start: Math.max(start, day.start), end: Math.min(end, day.end) }))
}

/** What takes the time, and the buffers around it. */
function blocksView({ start, end, heldUntil, source }: BusyRow, labels: ReadonlyMap<string, SessionLabel>): Block[] {
  const id = source?.kind === 'SESSION' ? (source.id ?? null) : null
  if (heldUntil != null) return [{ kind: 'HOLD', ...written({ start, end }), sessionId: null, label: '' }]
  const session = labels.get(id ?? '') ?? { start, end, label: '' }
  const block = (kind: Block['kind'], span: Span) =>
    span.start < span.end
      ? [{ kind, ...written(span), sessionId: id, label: kind === 'SESSION' ? session.label.slice(0, 400) : '' }]
      : []
  const core = { start: Math.max(start, session.start), end: Math.min(end, session.end) }
  return [
    ...block('BUFFER', { start, end: core.start }),
    ...block('SESSION', core),
    ...block('BUFFER', { start: core.end, end }),
  ]
}

function written({ start, end }: Span) {
  return { startDate: new Date(start).toISOString(), endDate: new Date(end).toISOString() }
}
