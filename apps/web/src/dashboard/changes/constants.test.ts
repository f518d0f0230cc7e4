import { allSchemas, auditedEntities, type JsonSchema, permissions } from '@kalends/contract'
import { expect, it } from 'vitest'
import { constants } from './constants.ts'

/** What the server records in the activity log, by its shape. */
const recorded = Object.values(auditedEntities).flatMap((entity): readonly string[] =>
  'shapes' in entity ? entity.shapes : [],
)

const schemas = allSchemas()
type Node = JsonSchema & {
  $ref?: string
  enum?: readonly string[]
  items?: Node
  properties?: Readonly<Record<string, Node>>
  anyOf?: readonly Node[]
}

/** Constants that a value of this shape can name. Lists of objects are one field, whose values the log does not show. */
function findConstants(node: Node, depth = 0): string[] {
  if (depth > 12) return []
  if (node.$ref) return findConstants(schemas[node.$ref.split('/').at(-1) ?? ''] as Node, depth + 1)
  return [
    ...(node.enum ?? []),
    ...(node.items?.enum ?? []),
    ...(node.anyOf ?? []).flatMap((one) => findConstants(one, depth + 1)),
    ...Object.values(node.properties ?? {}).flatMap((one) => findConstants(one, depth + 1)),
  ]
}

it('every constant that the activity log can name has a text', () => {
  const named = new Set(recorded.flatMap((name) => findConstants(schemas[name] as Node)))
  // Permissions and roles have texts elsewhere; kinds of events are technical names.
  const isElsewhere = (one: string) => one in permissions || !/^[A-Z][A-Z0-9_]*$/.test(one)
  expect([...named].filter((one) => !isElsewhere(one)).sort()).toEqual([...constants].sort())
})
