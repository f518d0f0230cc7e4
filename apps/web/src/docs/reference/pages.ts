import type { Noun, Texts } from 'virtual:reference'
import { describeObject, describeOperation } from './describe.ts'
import type { OpenApi } from './document.ts'

/**
 * The reference, cut into pieces that are read one at a time: the list of all operations, the operations of each noun,
 * and the objects of each noun.
 */
export type Reference = {
  nouns: Noun[]
  operations: Record<string, Texts>
  objects: Record<string, Texts>
}

export function makeReference(document: OpenApi): Reference {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
  const nouns = document.tags.map(({ name, description, 'x-displayName': title }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name))
    const operations = own.map(({ method, path, operation: { operationId, summary } }) => ({
      name: operationId,
      summary,
      method: method.toUpperCase(),
      path,
    }))
    return { name, title, description, operations }
  })
  const operations = Object.fromEntries(
    nouns.map(({ name }) => {
      const own = calls.filter(({ operation }) => operation.tags.includes(name))
      return [
        name,
        Object.fromEntries(own.map((call) => [call.operation.operationId, describeOperation(call, document)])),
      ]
    }),
  )
  const objects: Record<string, Texts> = {}
  for (const name of Object.keys(document.components.schemas)) {
    objects[groupOf(name)] = { ...objects[groupOf(name)], [name]: describeObject(name, document.components.schemas) }
  }
  return { nouns, operations, objects }
}

/** Objects are read by what stands before the dot: `bookings` of `bookings.Booking`. */
export const groupOf = (objectName: string): string => objectName.replace(/\..*$/, '')
