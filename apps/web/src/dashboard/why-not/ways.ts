import type { Explanation } from './load.ts'

/** Something that would make the time, or one near it, bookable. */
export type Way =
  | { kind: 'offer'; start: number; resourceId: string | null }
  | { kind: 'move'; sessionId: string | null; label: string | null; resourceId: string | null; start: number }
  | { kind: 'open'; resourceId: string | null; start: number; end: number }
  | { kind: 'wait'; until: number }
  | { kind: 'end'; end: number }
  | { kind: 'setting'; label: string | null }
  | { kind: 'closing'; start: number; label: string | null }
  | { kind: 'seats' }

const mostWays = 6

/** Ways out of a refusal, each once: other starts by how near they are, then what would have to change. */
export function waysOut(answer: Explanation): Way[] {
  if (answer.offered) return []
  const requested = Date.parse(answer.startDate)
  const near = (start: number) => Math.abs(start - requested)
  const offers = offersOf(answer).sort((a, b) => near(a.start) - near(b.start))
  return [...offers.slice(0, 3), ...changesOf(answer)].slice(0, mostWays)
}

function offersOf(answer: Explanation): Extract<Way, { kind: 'offer' }>[] {
  const found = new Map<number, Extract<Way, { kind: 'offer' }>>()
  const add = (date: string | null, resourceId: string | null) => {
    if (date && !found.has(Date.parse(date)))
      found.set(Date.parse(date), { kind: 'offer', start: Date.parse(date), resourceId })
  }
  add(answer.nearestStartDate, answer.nearestResourceId)
  for (const { nearestStartDate, resourceId } of answer.refusals) add(nearestStartDate, resourceId)
  return [...found.values()]
}

function changesOf({ refusals }: Explanation): Way[] {
  const found = new Map<string, Way>()
  const isClosing = refusals.some(({ source }) => source.kind === 'CLOSING')
  for (const refusal of refusals) {
    if (isClosing && refusal.source.kind !== 'CLOSING') continue
    // Whoever is kept from it by two things is freed by neither alone.
    if (refusal.resourceId && refusals.filter((it) => it.resourceId === refusal.resourceId).length > 1) continue
    const way = wayOf(refusal)
    if (way) found.set(JSON.stringify(way), way)
  }
  return [...found.values()]
}

function wayOf({ change, source, resourceId, startDate }: Explanation['refusals'][number]): Way | undefined {
  if (change && startDate && source.kind === 'CLOSING')
    return { kind: 'closing', start: Date.parse(startDate), label: source.label }
  const start = change?.startDate ? Date.parse(change.startDate) : undefined
  const end = change?.endDate ? Date.parse(change.endDate) : undefined
  switch (change?.kind) {
    case 'FREE':
      if (source.kind !== 'SESSION') return undefined
      return { kind: 'move', sessionId: source.id, label: source.label, resourceId, start: Date.parse(startDate ?? '') }
    case 'OPEN':
      return start === undefined || end === undefined ? undefined : { kind: 'open', resourceId, start, end }
    case 'WAIT': {
      const until = start ?? end
      return until === undefined ? undefined : { kind: 'wait', until }
    }
    case 'END':
      return end === undefined ? undefined : { kind: 'end', end }
    case 'SETTING':
      return { kind: 'setting', label: source.label }
    case 'SEATS':
      return { kind: 'seats' }
    default:
      return undefined
  }
}
