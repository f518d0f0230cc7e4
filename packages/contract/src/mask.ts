/** A field mask as sent: comma-separated text, a list, or `{paths}`. */
export type FieldMask = string | readonly string[] | { readonly paths: readonly string[] }

/**
 * Reads the paths of a field mask in camelCase, without duplicates.
 *
 * @param mask  as sent; `undefined` and `null` mean that none was sent
 * @returns dotted paths, or undefined without a mask. Never throws.
 */
export function readMask(mask: FieldMask | null | undefined): string[] | undefined {
  if (mask === undefined || mask === null) return undefined
  const parts = typeof mask === 'string' ? mask.split(',') : 'paths' in mask ? mask.paths : mask
  const paths = parts.map((path) => camelCase(path.trim())).filter((path) => path !== '')
  return [...new Set(paths)]
}

/**
 * Applies a partial update: takes exactly the masked paths from the request. A masked path that is
 * missing there is cleared; without a mask the fields present in the body are taken. Neither input is changed.
 *
 * @param stored  the entity as it is
 * @param sent    the entity of the request
 * @param mask    paths from `readMask`
 */
export function applyMask<T extends object>(stored: T, sent: Partial<T>, mask: readonly string[] | undefined): T {
  const result = structuredClone(stored)
  const paths = mask ?? Object.keys(sent).filter((key) => sent[key as keyof T] !== undefined)
  for (const path of paths) copy(result as Tree, sent as Tree, path.split('.'))
  return result
}

type Tree = Record<string, unknown>

function copy(target: Tree, source: Tree | undefined, [name, ...rest]: readonly string[]): void {
  if (name === undefined || name === '__proto__') return
  const value = source && Object.hasOwn(source, name) ? source[name] : undefined
  if (rest.length === 0) {
    if (value === undefined) delete target[name]
    else target[name] = structuredClone(value)
    return
  }
  if (!isTree(target[name])) {
    // A path that neither side has adds nothing: masks may name fields that no entity has.
    if (!isTree(value)) return
    target[name] = {}
  }
  copy(target[name] as Tree, isTree(value) ? value : undefined, rest)
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

const camelCase = (path: string): string => path.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
