// Makes apps/server/src/db/tables.ts, the row types, from a freshly migrated database. With --check it only compares,
// and fails when the migrations and the checked-in file have drifted apart.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { startScratch } from '../apps/server/src/db/supervisor/scratch.ts'
import { createLog } from '../apps/server/src/log.ts'

const root = resolve(import.meta.dirname, '..')
const target = join(root, 'apps/server/src/db/tables.ts')
const opening = `// Made by scripts/make-tables.ts from the migrations. Do not edit.

import type { Instant, Json } from './columns.ts'`
const scratch = mkdtempSync(join(tmpdir(), 'kalends-tables-'))

try {
  const made = await makeTables(join(scratch, 'tables.ts'))
  if (!process.argv.includes('--check')) writeFileSync(target, made)
  else if (readFileSync(target, 'utf8') !== made) {
    console.error('apps/server/src/db/tables.ts does not fit the migrations. Run npm run tables.')
    process.exitCode = 1
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

async function makeTables(draft: string): Promise<string> {
  const database = await startScratch(createLog('warn'))
  try {
    await migrate(database.url, Date.now())
    generate(database.url, draft)
  } finally {
    await database.stop()
  }
  const text = readFileSync(draft, 'utf8').replace(/^\/\*\*[\s\S]*?\*\/\n*/, '')
  const tidy = ['check', '--write', '--stdin-file-path=apps/server/src/db/tables.ts']
  return run('biome', tidy, `${opening}\n${text}`)
}

function generate(url: string, draft: string): void {
  const types = { timestamptz: 'Instant', jsonb: 'Json', int8: 'number' }
  run('kysely-codegen', [
    '--dialect',
    'postgres',
    '--url',
    url,
    '--out-file',
    draft,
    '--date-parser',
    'string',
    '--type-mapping',
    JSON.stringify(types),
  ])
}

function run(tool: string, args: string[], input = ''): string {
  return execFileSync(join(root, 'node_modules/.bin', tool), args, { cwd: root, input, encoding: 'utf8' })
}
