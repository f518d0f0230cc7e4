import { operations } from '@kalends/contract'
import { validate } from '@scalar/openapi-parser'
import { beforeAll, describe, expect, test } from 'vitest'
import { openApiDocument } from '../openapi/document.ts'
import { judgeProblems, lintDocument } from '../openapi/lint.ts'
import { documentedPath } from '../openapi/paths.ts'
import { readQueryFields } from '../openapi/query-fields.ts'
import { describeSchema } from '../openapi/schemas.ts'
import { type AnySpec, type Json, pathParameters } from '../openapi/spec.ts'

type Operation = {
  operationId: string
  description?: string
  parameters?: Json[]
  responses: Json
  security: Json[]
  requestBody?: Json
}

const specs = Object.values(operations).flatMap((ofNoun) => Object.values(ofNoun) as AnySpec[])
let document: Json

beforeAll(() => {
  document = structuredClone(openApiDocument('1.2.3'))
})

function findOperation(spec: AnySpec): Operation | undefined {
  const paths = document.paths as Record<string, Record<string, Operation>>
  return paths[documentedPath(spec)]?.[spec.method.toLowerCase()]
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
    expect(inPath).toEqual(pathParameters(documentedPath(spec)))
    const text = JSON.stringify(found?.responses)
    expect(spec.errors.filter((code) => !text.includes(`\`${code}\``))).toEqual([])
  })

  test('requires credentials exactly if the contract does', () => {
    expect(findOperation(spec)?.security.length === 0).toBe(spec.access.anyone === true)
  })
})

test.each(Object.entries(readQueryFields()))(
  '%s names its filter, its order and its search, field by field',
  (id, fields) => {
    const spec = specs.find((one) => one.id === id)
    const { description = '' } = (spec && findOperation(spec)) ?? {}
    const lines = description.split('\n')
    for (const { name, operators } of fields.filter?.fields ?? []) {
      const line = lines.find((one) => one.startsWith('- ') && one.includes(`\`${name}\``)) ?? ''
      expect(operators.filter((operator) => !line.includes(`\`${operator}\``))).toEqual([])
    }
    const sorted = lines.find((one) => one.startsWith(`Fields of \`${fields.sort?.at}\`;`)) ?? ''
    expect((fields.sort?.fields ?? []).filter((name) => !sorted.includes(`\`${name}\``))).toEqual([])
    for (const part of [fields.searched, fields.counted]) {
      const named = lines.find((one) => part && /^Searched|^Counted/.test(one) && one.includes(`\`${part.at}\`:`)) ?? ''
      expect((part?.fields ?? []).filter((name) => !named.includes(`\`${name}\``))).toEqual([])
    }
  },
)

test('operations of one address have one path, whatever they call its parameters', () => {
  const paths = document.paths as Record<string, Record<string, Operation>>
  const operationsAt = (path: string) => Object.values(paths[path] ?? {}).map(({ operationId }) => operationId)
  expect(operationsAt('/v4/forms/{formId}').sort()).toEqual(['deleteForm', 'getForm', 'updateForm'])
  expect(operationsAt('/v4/forms/{form.id}')).toEqual([])
})

test('an object without declared fields takes any, and updates send id and revision back', () => {
  const filter = { type: ['object', 'null'], description: 'Filter.' }
  const note = { type: 'string', readOnly: true }
  const properties = { filter, revision: note, note, list: { type: 'array', items: { type: 'object' } } }
  expect(describeSchema({ type: 'object', properties })).toEqual({
    type: 'object',
    properties: {
      filter: { ...filter, additionalProperties: true },
      revision: { type: 'string' },
      note,
      list: { type: 'array', items: { type: 'object', additionalProperties: true } },
    },
  })
})

describe('the linter', () => {
  const content = { schema: { type: 'object', properties: { name: { type: 'string' } } }, example: { name: 1 } }
  const responses = {
    200: { description: 'Success.', content: { 'application/json': content } },
    400: { description: 'No.' },
  }
  const source = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'A', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    paths: { '/a': { get: { operationId: 'a', summary: 'A', security: [], responses } } },
  })
  const pointer = '#/paths/~1a/get/responses/200/content/application~1json/example/name'
  const rule = 'no-invalid-media-type-examples'

  test('compares examples with their schemas', async () => {
    const problems = await lintDocument(source)
    expect(problems).toMatchObject([{ rule, pointer }])
    expect(judgeProblems(problems, [])).toEqual([`${pointer}: ${problems[0]?.message} (${rule})`])
  })

  test('passes what is accepted, and no more acceptances than needed', async () => {
    const problems = await lintDocument(source)
    expect(judgeProblems(problems, [{ rule, pointer }])).toEqual([])
    expect(judgeProblems([], [{ rule, pointer }])).toHaveLength(1)
  })
})

test('the same contract generates the same text', () => {
  expect(JSON.stringify(openApiDocument('1.2.3'))).toBe(JSON.stringify(document))
})
