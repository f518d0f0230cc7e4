import { operations } from '@kalends/contract'
import { validate } from '@scalar/openapi-parser'
import { beforeAll, describe, expect, test } from 'vitest'
import { openApiDocument } from '../openapi/document.ts'
import type { AnySpec, Json } from '../openapi/spec.ts'

type Operation = { operationId: string; parameters?: Json[]; responses: Json; security: Json[]; requestBody?: Json }

const specs = Object.values(operations).flatMap((ofNoun) => Object.values(ofNoun) as AnySpec[])
let document: Json

beforeAll(() => {
  document = structuredClone(openApiDocument('1.2.3'))
})

function findOperation(spec: AnySpec): Operation | undefined {
  const paths = document.paths as Record<string, Record<string, Operation>>
  return paths[spec.paths[0]]?.[spec.method.toLowerCase()]
}

test('the document is valid OpenAPI 3.1', async () => {
  const { valid, errors, version } = await validate(document)
  expect(errors ?? []).toEqual([])
  expect({ valid, version }).toEqual({ valid: true, version: '3.1' })
})

test('an invalid document is rejected', async () => {
  const { valid } = await validate({ ...document, paths: { '/x': { get: { responses: 'none' } } } })
  expect(valid).toBe(false)
})

test('every reference points to an existing schema or parameter', () => {
  const components = document.components as Record<string, Json>
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/([^/"]+)\/([^"]+)"/g)]
  const lost = references.filter(([, kind = '', name = '']) => components[kind]?.[name] === undefined)
  expect(lost.map(([whole]) => whole)).toEqual([])
})

describe.each(specs.map((spec) => [spec.id, spec] as const))('%s', (id, spec) => {
  test('is in the document under its id, with its path parameters and every refusal', () => {
    const found = findOperation(spec)
    expect(found?.operationId).toBe(id)
    const inPath = (found?.parameters ?? []).filter((parameter) => parameter.in === 'path').map(({ name }) => name)
    expect(inPath).toEqual([...spec.paths[0].matchAll(/\{([^}]+)\}/g)].map(([, name]) => name))
    const text = JSON.stringify(found?.responses)
    expect(spec.errors.filter((code) => !text.includes(`\`${code}\``))).toEqual([])
  })

  test('requires credentials exactly if the contract does', () => {
    expect(findOperation(spec)?.security.length === 0).toBe(spec.access.anyone === true)
  })
})

test('the same contract generates the same text', () => {
  expect(JSON.stringify(openApiDocument('1.2.3'))).toBe(JSON.stringify(document))
})
