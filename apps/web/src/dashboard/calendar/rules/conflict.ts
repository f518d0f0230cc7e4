import { type Item, MINUTE, type Resource, type Span } from '../model.ts'

/** A place something could stand at. */
export type Place = Span & {
  /** Who and what it would take. */
  resourceIds: readonly string[]
  bufferBefore: number
  bufferAfter: number
}

/** What is known of the time around: enough to answer at once, before the server does. */
export type Scene = { items: readonly Item[]; resources: ReadonlyMap<string, Resource> }

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
export function verdictOn(place: Place, scene: Scene, except: string | null): Verdict {
  const near = scene.items.filter((item) => item.key !== except && takesTime(item) && sharesResource(item, place))
  const clashes = near.flatMap((item) => clashWith(item, place))
  const worst = clashes.sort((one, other) => other.minutes - one.minutes)[0]
  if (worst) return worst
  const close = near.find((item) => meets(during(item), during(place)))
  if (close) return { kind: 'buffer', item: close }
  const closed = place.resourceIds.find((id) => !isOpen(scene.resources.get(id), place))
  return closed === undefined ? FREE : { kind: 'outside', resourceId: closed }
}

/** The start nearest to the wanted one at which the same thing could stand; undefined where the day has none. */
export function nearestFree(place: Place, scene: Scene, range: Span & { step: number }, except: string | null) {
  const length = place.until - place.from
  const step = range.step * MINUTE
  const most = Math.ceil((range.until - range.from) / step)
  for (let far = 1; far <= most; far += 1) {
    for (const from of [place.from + far * step, place.from - far * step]) {
      const fits = from >= range.from && from + length <= range.until
      if (fits && verdictOn({ ...place, from, until: from + length }, scene, except).kind === 'free') return from
    }
  }
  return undefined
}

/** What has ended or never came about takes nobody's time. */
export const takesTime = ({ status }: Item): boolean => !ended.has(status)
const ended: ReadonlySet<string> = new Set(['CANCELED', 'CANCELLED', 'DECLINED'])

const sharesResource = (item: Item, place: Place): boolean =>
  item.resourceIds.some((id) => place.resourceIds.includes(id))

function clashWith(item: Item, place: Place): Extract<Verdict, { kind: 'clash' }>[] {
  if (!meets(item, place)) return []
  const shared = { from: Math.max(item.from, place.from), until: Math.min(item.until, place.until) }
  return [{ kind: 'clash', item, shared, minutes: Math.round((shared.until - shared.from) / MINUTE) }]
}

const meets = (one: Span, other: Span): boolean => one.from < other.until && other.from < one.until

const during = (of: Pick<Place, 'from' | 'until' | 'bufferBefore' | 'bufferAfter'>): Span => ({
  from: of.from - of.bufferBefore * MINUTE,
  until: of.until + of.bufferAfter * MINUTE,
})

/** Rooms and people nobody knows here are the server's to judge. */
const isOpen = (resource: Resource | undefined, place: Span): boolean =>
  resource === undefined || resource.open.some(({ from, until }) => from <= place.from && place.until <= until)
