import type { JsonSchema } from '@kalends/contract'

/** Returns the names of the schemas that the roots reach by references, and the roots. */
export function reachSchemas(roots: Iterable<string>, schemas: Readonly<Record<string, JsonSchema>>): Set<string> {
  const reached = new Set<string>(roots)
  for (const name of reached) {
    for (const referred of schemasReferredTo(schemas[name] ?? {})) reached.add(referred)
  }
  return reached
}

/** Returns the names of the schemas that a piece of a document refers to itself. */
export function schemasReferredTo(piece: object): string[] {
  const references = JSON.stringify(piece).matchAll(/"#\/components\/schemas\/([^"]+)"/g)
  return [...references].map(([, name = '']) => name)
}
