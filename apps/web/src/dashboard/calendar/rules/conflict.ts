import { type Item, MINUTE, overlaps, type Resource, type Span } from '../model.ts'

/** A time and resources an item could be moved to. */
export type Target = Span & {
  /** People and rooms it would occupy. */
  resourceIds: readonly string[]
  bufferBefore: number
  bufferAfter: number
}

/** What the page knows about other items and resources: enough for a verdict before the server's. */
export type ConflictContext = { items: readonly Item[]; resources: ReadonlyMap<string, Resource> }

export type Verdict =
  | { kind: 'free' }
  /** Outside the working hours of a resource. */
  | { kind: 'outside'; resourceId: string }
  /** Overlaps another item. */
  | { kind: 'clash'; item: Item; minutes: number; shared: Span }
  /** Overlaps only the buffer before or after another item. */
  | { kind: 'buffer'; item: Item }

const FREE: Verdict = { kind: 'free' }

/** Checks whether a target is free; `except` is the key of the item being moved. */
export function judgeTarget(target: Target, context: ConflictContext, except: string | null): Verdict {
  const near = context.items.filter((item) => item.key !== except && takesTime(item) && sharesResource(item, target))
  const clashes = near.flatMap((item) => findClashes(item, target))
  const worst = clashes.sort((one, other) => other.minutes - one.minutes)[0]
  if (worst) return worst
  const close = near.find((item) => overlaps(withBuffers(item), withBuffers(target)))
  if (close) return { kind: 'buffer', item: close }
  const closed = target.resourceIds.find((id) => !isOpen(context.resources.get(id), target))
  return closed === undefined ? FREE : { kind: 'outside', resourceId: closed }
}

/** Returns the free start nearest to the target; undefined if the day has none. */
export function findNearestFree(
  target: Target,
  context: ConflictContext,
  range: Span & { step: number },
  except: string | null,
) {
  const length = target.until - target.from
  const step = range.step * MINUTE
  const most = Math.ceil((range.until - range.from) / step)
  for (let far = 1; far <= most; far += 1) {
    for (const from of [target.from + far * step, target.from - far * step]) {
      const fits = from >= range.from && from + length <= range.until
      if (fits && judgeTarget({ ...target, from, until: from + length }, context, except).kind === 'free') return from
    }
  }
  return undefined
}

/** Returns true unless the item was cancelled or declined. */
export const takesTime = ({ status }: Item): boolean => !ended.has(status)
const ended: ReadonlySet<string> = new Set(['CANCELED', 'CANCELLED', 'DECLINED'])

const sharesResource = (item: Item, target: Target): boolean =>
  item.resourceIds.some((id) => target.resourceIds.includes(id))

function findClashes(item: Item, target: Target): Extract<Verdict, { kind: 'clash' }>[] {
  if (!overlaps(item, target)) return []
  const shared = { from: Math.max(item.from, target.from), until: Math.min(item.until, target.until) }
  return [{ kind: 'clash', item, shared, minutes: Math.round((shared.until - shared.from) / MINUTE) }]
}

const withBuffers = (of: Pick<Target, 'from' | 'until' | 'bufferBefore' | 'bufferAfter'>): Span => ({
  from: of.from - of.bufferBefore * MINUTE,
  until: of.until + of.bufferAfter * MINUTE,
})

/** Unknown resources are left to the server. */
const isOpen = (resource: Resource | undefined, target: Span): boolean =>
  resource === undefined || resource.open.some(({ from, until }) => from <= target.from && target.until <= until)
