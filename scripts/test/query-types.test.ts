import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type OperationSpec, operations } from '@kalends/contract'
import { afterAll, expect, it } from 'vitest'
import { type FilterField, type QueryFields, readQueryFields } from '../openapi/query-fields.ts'

// The access test compares the recorded fields with those that the server names.
const top = fileURLToPath(new URL('../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'kalends-queries-'))
const queries = Object.entries(readQueryFields())

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Returns what the compiler says about a front end. */
function compile(frontEnd: string): string {
  symlinkSync(join(top, 'node_modules'), join(folder, 'node_modules'), 'dir')
  writeFileSync(join(folder, 'front-end.ts'), frontEnd)
  const compilerOptions = {
    target: 'ES2024',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    customConditions: ['source'],
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    strict: true,
    noEmit: true,
    types: [],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['front-end.ts'] }))
  const compiler = join(top, 'node_modules/typescript/bin/tsc')
  return spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' }).stdout
}

const values: Record<string, string> = { number: '5', numbers: '5', boolean: 'true', timestamp: 'new Date()' }
const sampleOf = ({ type }: FilterField): string => values[type] ?? `'x'`

function operandOf(field: FilterField, operator: string): string {
  if (operator === '$matchItems') return '{ name: 1 }'
  if (operator === '$exists' || operator === '$isEmpty') return 'true'
  if (['$startsWith', '$endsWith', '$contains'].includes(operator)) return `'x'`
  return ['$in', '$nin', '$hasSome', '$hasAll', '$between'].includes(operator)
    ? `[${sampleOf(field)}]`
    : sampleOf(field)
}

const facetOf = (name: string): string =>
  `{ name: 'it', fieldPath: '${name}', groupBy: { fieldPath: '${name}' }, nested: { nestedAggregations: [{ fieldPath: '${name}' }] } }`

/** Every field with every operator that the server has for it, and what the server refuses. */
function statementsOf(id: string, noun: string, { filter, sort, searched, counted }: QueryFields): string[] {
  const partAt = (at: string) => `At<Parameters<Kalends['${noun}']['${id}']>[0], '${at}'>`
  const conditions = (filter?.fields ?? []).flatMap((field) => {
    const takesValue = field.operators.length === 0 || field.operators.includes('$eq')
    return [
      ...(takesValue ? [`{ '${field.name}': ${sampleOf(field)} }`] : []),
      ...field.operators.map((operator) => `{ '${field.name}': { ${operator}: ${operandOf(field, operator)} } }`),
    ]
  })
  const sortings = (sort?.fields ?? []).map((name) => `{ fieldName: '${name}', order: 'DESC' }`)
  const refused = '// @ts-expect-error: the server refuses it'
  return [
    ...(filter
      ? [
          `{ const all: ${partAt(filter.at)}[] = [${conditions.join(', ')}] }`,
          `${refused}\n{ const one: ${partAt(filter.at)} = { noSuchField: 1 } }`,
          `${refused}\n{ const one: ${partAt(filter.at)} = { '${filter.fields[0]?.name}': { $noSuchOperator: 1 } } }`,
        ]
      : []),
    ...(sort
      ? [
          `{ const all: EntryOf<${partAt(sort.at)}>[] = [${sortings.join(', ')}] }`,
          `${refused}\n{ const one: EntryOf<${partAt(sort.at)}> = { fieldName: 'noSuchField' } }`,
        ]
      : []),
    ...(searched
      ? [
          `{ const all: ${partAt(searched.at)} = [${searched.fields.map((name) => `'${name}'`).join(', ')}] }`,
          `${refused}\n{ const one: ${partAt(searched.at)} = ['noSuchField'] }`,
        ]
      : []),
    ...(counted
      ? [
          `{ const all: ${partAt(counted.at)} = [${counted.fields.map(facetOf).join(', ')}] }`,
          `${refused}\n{ const one: ${partAt(counted.at)} = [{ fieldPath: 'noSuchField' }] }`,
          `${refused}\n{ const one: ${partAt(counted.at)} = [{ nested: { nestedAggregations: [{ fieldPath: 'noSuchField' }] } }] }`,
        ]
      : []),
  ]
}

const nounOf = new Map(
  Object.entries(operations).flatMap(([noun, table]) =>
    Object.values(table).map((spec) => [(spec as OperationSpec).id, noun]),
  ),
)

it('a filter and an order take the fields and operators of the server, and no others', () => {
  const statements = queries.flatMap(([id, fields]) => statementsOf(id, nounOf.get(id) ?? '', fields))
  const said = compile(`import type { Kalends } from '${top}packages/sdk/src/index.ts'
type At<T, Path extends string> = Path extends \`\${infer First}.\${infer Rest}\`
  ? At<NonNullable<T>[First & keyof NonNullable<T>], Rest>
  : NonNullable<NonNullable<T>[Path & keyof NonNullable<T>]>
type EntryOf<T> = T extends readonly (infer Item)[] ? Item : T
${statements.join('\n')}
`)
  expect(queries.length).toBeGreaterThan(40)
  expect(said).toBe('')
})
