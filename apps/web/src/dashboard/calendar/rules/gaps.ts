import { type Item, MINUTE, type Resource, type Span } from '../model.ts'
import { takesTime } from './conflict.ts'

/** Free time of one person. */
export type Gap = Span & { resource: Resource }

const SHORTEST = 15 * MINUTE

/** Returns a person's free working time that is long enough and not over yet. */
export function findGaps(resource: Resource, items: readonly Item[], now: number): Gap[] {
  const taken = items
    .filter((item) => takesTime(item) && item.resourceIds.includes(resource.id))
    .map(({ from, until, bufferBefore, bufferAfter }) => ({
      from: from - bufferBefore * MINUTE,
      until: until + bufferAfter * MINUTE,
    }))
    .sort((one, other) => one.from - other.from)
  return resource.open
    .flatMap((open) => without(open, taken))
    .map(({ from, until }) => ({ from: Math.max(from, roundedUp(now)), until, resource }))
    .filter(({ from, until }) => until - from >= SHORTEST)
}

function without(open: Span, taken: readonly Span[]): Span[] {
  const free: Span[] = []
  let from = open.from
  for (const busy of taken) {
    if (busy.until <= from || busy.from >= open.until) continue
    if (busy.from > from) free.push({ from, until: busy.from })
    from = busy.until
  }
  if (from < open.until) free.push({ from, until: open.until })
  return free
}

const roundedUp = (now: number): number => Math.ceil(now / (5 * MINUTE)) * 5 * MINUTE
