import fc from 'fast-check'
import { anything } from './fitting.ts'

/** A place in a request, by the number of the step to take at each level, and what to put there. */
export type Mutation = { steps: number[]; value: unknown; kind: 'replace' | 'add' | 'remove' | 'double' }

/** No change or a few, each somewhere in the request. */
export const mutations: fc.Arbitrary<Mutation[]> = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Mutation[]>([]) },
  {
    weight: 1,
    arbitrary: fc.array(
      fc.record({
        steps: fc.array(fc.nat(30), { minLength: 1, maxLength: 7 }),
        value: anything,
        kind: fc.constantFrom('replace', 'replace', 'add', 'remove', 'double'),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  },
)

/** The request with all changes made, one after the other. */
export function mutated(request: object, changes: readonly Mutation[]): unknown {
  return changes.reduce<unknown>((whole, change) => changeAt(whole, change.steps, change), request)
}

function changeAt(value: unknown, [step, ...rest]: readonly number[], change: Mutation): unknown {
  if (typeof value !== 'object' || value === null || step === undefined) return changed(value, change)
  const keys = Object.keys(value)
  const key = keys[step % Math.max(1, keys.length)]
  if (key === undefined) return changed(value, change)
  if (rest.length === 0 && change.kind === 'add') return { ...value, [`${key}x`]: change.value }
  if (Array.isArray(value)) return value.map((it, index) => (String(index) === key ? changeAt(it, rest, change) : it))
  return { ...value, [key]: changeAt((value as Record<string, unknown>)[key], rest, change) }
}

function changed(value: unknown, { kind, value: other }: Mutation): unknown {
  if (kind === 'double') return [value, value]
  return kind === 'remove' ? undefined : other
}

/** Merges both: the second's values win, except, if requested, ids and times that the first has. */
export function merged(first: unknown, second: unknown, keeps: boolean): unknown {
  if (!isRecord(first) || !isRecord(second)) return second === undefined ? first : second
  const keys = new Set([...Object.keys(first), ...Object.keys(second)])
  return Object.fromEntries([...keys].map((key) => [key, chosen(key, first[key], second[key], keeps)]))
}

const keptPaths = /id$|ids$|date$|revision|token|timezone|locationType|^schedule$|payment|type|^(start|end)/i

function chosen(key: string, first: unknown, second: unknown, keeps: boolean): unknown {
  if (keeps && first !== undefined && !isRecord(first) && keptPaths.test(key)) return first
  return merged(first, second, keeps)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
