import { allSchemas, type JsonSchema, type OperationId, type OperationSpec, operations } from '@kalends/contract'
import { expect, test } from 'vitest'
import { calls } from '../access/calls.ts'
import { inTurn } from '../support/in-turn.ts'
import { actorFor, openTestFixture } from './open-fixture.ts'

const fixture = await openTestFixture()
const schemas = allSchemas()
const specs = Object.values(operations).flatMap((noun) => Object.values(noun) as OperationSpec[])

/** The objects of a request of which answers promise a part. */
function listPartialObjects(schema: JsonSchema, at: string[] = [], seen: string[] = []): string[][] {
  const choice = (schema['anyOf'] as JsonSchema[] | undefined)?.[0]
  const reference = (schema['$ref'] ?? choice?.['$ref']) as string | undefined
  if (reference && seen.includes(reference)) return []
  const target = reference ? schemas[reference.replace('#/components/schemas/', '')] : (choice ?? schema)
  const items = target?.['items'] as JsonSchema | undefined
  const inside = reference ? [...seen, reference] : seen
  if (items) return listPartialObjects(items, [...at, '[]'], inside)
  const properties = Object.entries((target?.['properties'] ?? {}) as Record<string, JsonSchema>)
  const own = at.length > 0 && properties.some(([, property]) => property['x-present']) ? [at] : []
  return [...own, ...properties.flatMap(([name, property]) => listPartialObjects(property, [...at, name], inside))]
}

/** The request with nothing in the object at that path. */
function emptyAt(payload: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined) return {}
  if (name === '[]') return [emptyAt(Array.isArray(payload) ? payload[0] : undefined, rest)]
  const before = typeof payload === 'object' && payload !== null ? payload : {}
  return { ...before, [name]: emptyAt((before as Record<string, unknown>)[name], rest) }
}

const writing = specs.filter(({ method, id }) => /^P/.test(method) && !/^(query|search|count|list|get)/.test(id))

test('an incomplete object is refused or completed, never returned incomplete', async () => {
  const findings: string[] = []
  for (const [place, spec] of writing.entries()) {
    const actor = actorFor(spec)
    for (const path of inTurn(listPartialObjects(spec.input.schema), place, 3)) {
      const attempt = await calls[spec.id as OperationId](fixture, actor)
      const headers = await fixture.actors.actorHeaders(actor)
      const payload = emptyAt(attempt.payload ?? {}, path) as object
      const answer = await fixture.app.inject({ method: attempt.method, url: attempt.url, payload, headers })
      if (answer.statusCode >= 500) findings.push(`${spec.id} ${path.join('.')}`)
    }
  }
  expect(findings).toEqual([])
})
