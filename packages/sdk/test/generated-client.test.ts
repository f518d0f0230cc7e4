import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateSource } from 'oazapfts'
import { afterAll, beforeAll, expect, it } from 'vitest'

// Clients in other languages are generated from the document; one for TypeScript shows that it has what they need.
const top = fileURLToPath(new URL('../../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'kalends-generated-'))

beforeAll(async () => {
  symlinkSync(join(top, 'node_modules'), join(folder, 'node_modules'), 'dir')
  writeFileSync(join(folder, 'client.ts'), await generateSource(join(top, 'docs/openapi.json')))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Returns what the compiler says about a front end that uses the generated client. */
function compile(frontEnd: string): string {
  writeFileSync(join(folder, 'front-end.ts'), frontEnd)
  const compilerOptions = {
    target: 'ES2024',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    strict: true,
    noEmit: true,
    types: [],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['front-end.ts'] }))
  const compiler = join(top, 'node_modules/typescript/bin/tsc')
  return spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' }).stdout
}

it('a generated client compiles, and takes filters, created and updated entities', () => {
  const said = compile(`import { createBooking, queryServices, updateCategory } from './client'
export async function first(): Promise<string | null | undefined> {
  const answer = await queryServices({ query: { filter: { type: { $in: ['CLASS', 'COURSE'] } } } })
  if (answer.status !== 200) return answer.data.message
  await updateCategory('c', { category: { id: 'c', revision: '1', name: 'Yoga' } })
  await createBooking({ booking: { bookedEntity: { slot: { serviceId: 's', startDate: '2026-11-28T10:00:00Z' } } } }, {})
  return answer.data.services?.[0]?.name
}
`)
  expect(said).toBe('')
})

it('a generated client refuses what the API refuses', () => {
  const said = compile(`import { createBooking, queryServices } from './client'
// @ts-expect-error: the query is required
queryServices({})
// @ts-expect-error: no such field
queryServices({ query: { filters: {} } })
// @ts-expect-error: the filter is an object
queryServices({ query: { filter: 'CLASS' } })
// @ts-expect-error: no such status
createBooking({ booking: { bookedEntity: {}, status: 'LOST' } }, {})
`)
  expect(said).toBe('')
})
