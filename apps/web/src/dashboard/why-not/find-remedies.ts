import type { Explanation } from './load.ts'

/** A change that would make the time, or one close to it, bookable. */
export type Remedy =
  | { kind: 'offer'; start: number; resourceId: string | null }
  | { kind: 'move'; sessionId: string | null; label: string | null; resourceId: string | null; start: number }
  | { kind: 'open'; resourceId: string | null; start: number; end: number }
  | { kind: 'wait'; until: number }
  | { kind: 'end'; end: number }
  | { kind: 'setting'; label: string | null }
  | { kind: 'closing'; start: number; label: string | null }
  | { kind: 'seats' }

const MAX_REMEDIES = 6

/** Returns remedies for a refusal, each once: other starts by distance, then required changes. */
export function findRemedies(answer: Explanation): Remedy[] {
  if (answer.offered) return []
  const requested = Date.parse(answer.startDate)
  const near = (start: number) => Math.abs(start - requested)
  const offers = findOffers(answer).sort((a, b) => near(a.start) - near(b.start))
  return [...offers.slice(0, 3), ...findChanges(answer)].slice(0, MAX_REMEDIES)
}

function findOffers(answer: Explanation): Extract<Remedy, { kind: 'offer' }>[] {
  const found = new Map<number, Extract<Remedy, { kind: 'offer' }>>()
  const add = (date: string | null, resourceId: string | null) => {
    if (date && !found.has(Date.parse(date)))
      found.set(Date.parse(date), { kind: 'offer', start: Date.parse(date), resourceId })
  }
  add(answer.nearestStartDate, answer.nearestResourceId)
  for (const { nearestStartDate, resourceId } of answer.refusals) add(nearestStartDate, resourceId)
  return [...found.values()]
}

function findChanges({ refusals }: Explanation): Remedy[] {
  const found = new Map<string, Remedy>()
  const isClosing = refusals.some(({ source }) => source.kind === 'CLOSING')
  for (const refusal of refusals) {
    if (isClosing && refusal.source.kind !== 'CLOSING') continue
    // A resource with two refusals is not freed by fixing one.
    if (refusal.resourceId && refusals.filter((it) => it.resourceId === refusal.resourceId).length > 1) continue
    const remedy = toRemedy(refusal)
    if (remedy) found.set(JSON.stringify(remedy), remedy)
  }
  return [...found.values()]
}

function toRemedy({ change, source, resourceId, startDate }: Explanation['refusals'][number]): Remedy | undefined {
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
