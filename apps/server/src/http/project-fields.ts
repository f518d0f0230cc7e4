import { type JsonSchema, readMask, type Shape } from '@kalends/contract'
import { refuseFields } from '../refusal.ts'

type Tree = Map<string, Tree>

/**
 * Leaves the requested fields of entities, and their ids. Paths lead into messages and lists: `locations.id`. Refuses
 * fields that the entity does not have.
 *
 * @param requested  as sent; all fields are left if there are none
 */
export function projectFields<T extends object>(
  shape: Shape<T>,
  entities: readonly T[],
  requested: readonly string[] | null | undefined,
): T[] {
  const paths = readMask(requested) ?? []
  if (paths.length === 0) return [...entities]
  const known = (shape.schema as { properties: Record<string, JsonSchema> }).properties
  const unknown = paths.find((path) => !Object.hasOwn(known, path.split('.')[0] ?? ''))
  if (unknown !== undefined) {
    const description = `has no field "${unknown.slice(0, 100)}"`
    refuseFields([{ field: 'query.fields', description, violatedRule: 'UNKNOWN_FIELD', data: {} }])
  }
  const tree = toTree(['id', ...paths])
  return entities.map((entity) => pick(entity, tree) as T)
}

/** A path and one within it: the longer one says nothing more. */
function toTree(paths: readonly string[]): Tree {
  const root: Tree = new Map()
  const whole = new Set(paths)
  for (const path of paths) {
    const names = path.split('.')
    if (names.slice(1).some((_, index) => whole.has(names.slice(0, index + 1).join('.')))) continue
    let at = root
    for (const name of names) {
      const next: Tree = at.get(name) ?? new Map()
      at.set(name, next)
      at = next
    }
  }
  return root
}

function pick(value: unknown, tree: Tree): unknown {
  if (tree.size === 0) return value
  if (Array.isArray(value)) return value.map((item) => pick(item, tree))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).flatMap(([name, field]) => {
    const within = tree.get(name)
    return within === undefined ? [] : [[name, pick(field, within)]]
  })
  return Object.fromEntries(entries)
}
