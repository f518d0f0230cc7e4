// Tells whether the build is up to date by the content of the sources: file dates are unreliable after a checkout.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sourceFiles, TOP } from '../project/files.ts'

/** Written last, so an interrupted build leaves no stamp. */
const STAMP = 'apps/web/build/built-from'

/** Files without which nothing runs, whatever the stamp says. */
const RESULTS = ['apps/server/dist/main.js', 'apps/web/build/client', 'apps/web/build/server', STAMP]

const INPUTS = ['packages', 'apps', 'docs/guide', 'scripts/building']
const ENDINGS = ['.ts', '.tsx', '.css', '.json', '.svg', '.js', '.png', '.webp', '.woff2', '.html', '.md']

export function isBuilt(): boolean {
  if (!RESULTS.every((path) => existsSync(join(TOP, path)))) return false
  return readFileSync(join(TOP, STAMP), 'utf8') === digestOfSources()
}

export function writeStamp(): void {
  mkdirSync(dirname(join(TOP, STAMP)), { recursive: true })
  writeFileSync(join(TOP, STAMP), digestOfSources())
}

/** Excludes tests: they don't affect the build. */
function digestOfSources(): string {
  const inRooms = INPUTS.flatMap((folder) => sourceFiles(folder, ENDINGS)).filter(
    (path) => !/\/test\/|\.test\./.test(path),
  )
  const hash = createHash('sha256')
  for (const path of [...inRooms, 'docs/openapi.json', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.json']) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(TOP, path)))
      .update('\0')
  }
  return hash.digest('hex')
}
