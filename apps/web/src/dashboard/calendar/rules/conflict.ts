import { type Item, MINUTE, type Resource, type Span } from '../model.ts'

/** A place something could stand at. */
export type Target = Span & {
  /** Who and what it would take. */
  resourceIds: readonly string[]
  bufferBefore: number
  bufferAfter: number
}

/** What is known of the time around: enough to answer at once, before the server does. */
export type ConflictContext = { items: readonly Item[]; resources: ReadonlyMap<string, Resource> }

export type Verdict =
  | { kind: 'free' }
  /** Outside the hours of somebody. */
  | { kind: 'outside'; resourceId: string }
  /** Shares time with something. */
  | { kind: 'clash'; item: Item; minutes: number; shared: Span }
  /** Only the time kept free before or after is in the way. */
  | { kind: 'buffer'; item: Item }

const FREE: Verdict = { kind: 'free' }

/** Whether something could stand there; `except` is the block that is being moved. */
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

/** The start nearest to the wanted one at which the same thing could stand; undefined where the day has none. */
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

/** What has ended or never came about takes nobody's time. */
export const takesTime = ({ status }: Item): boolean => !ended.has(status)
const ended: ReadonlySet<string> = new Set(['CANCELED', 'CANCELLED', 'DECLINED'])

const sharesResource = (item: Item, target: Target): boolean =>
  item.resourceIds.some((id) => target.resourceIds.includes(id))

function findClashes(item: Item, target: Target): Extract<Verdict, { kind: 'clash' }>[] {
  if (!overlaps(item, target)) return []
  const shared = { from: Math.max(item.from, target.from), until: Math.min(item.until, target.until) }
  return [{ kind: 'clash', item, shared, minutes: Math.round((shared.until - shared.from) / MINUTE) }]
}

const overlaps = (one: Span, other: Span): boolean => one.from < other.until && other.from < one.until

const withBuffers = (of: Pick<Target, 'from' | 'until' | 'bufferBefore' | 'bufferAfter'>): Span => ({
  from: of.from - of.bufferBefore * MINUTE,
  until: of.until + of.bufferAfter * MINUTE,
})

/** Rooms and people nobody knows here are the server's to judge. */
const isOpen = (resource: Resource | undefined, target: Span): boolean =>
  resource === undefined || resource.open.some(({ from, until }) => from <= target.from && target.until <= until)
