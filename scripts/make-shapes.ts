// Generates packages/contract/src/<noun>/generated/*shapes.ts from the wire facts in packages/contract/facts.
// Only messages that a built operation or event reaches are written. `--check` fails on a difference instead of writing.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { reachableNames, readShapeFacts } from './shapes/facts.ts'
import { findDeclarations } from './shapes/owners.ts'
import { renderFiles } from './shapes/render.ts'
import { shapeSources } from './shapes/sources.ts'

const check = process.argv.includes('--check')
const modules = shapeSources.map((source) => {
  const facts = readShapeFacts(source)
  return { source, facts, names: reachableNames(facts, source) }
})
const { files, undescribed } = renderFiles(modules, findDeclarations(modules))
let stale = 0
for (const [target, text] of files) {
  const path = `packages/contract/src/${target}`
  const generated = formatted(path, text)
  if (readOrNothing(path) === generated) continue
  if (check) {
    stale++
    console.error(`${path} differs from the facts: run npm run shapes`)
  } else {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, generated)
    console.log(`wrote ${path}`)
  }
}
for (const field of undescribed) console.error(`${field} has no description in scripts/shapes/descriptions`)
process.exitCode = stale || undescribed.length ? 1 : 0

function formatted(path: string, text: string): string {
  const result = spawnSync('biome', ['check', '--write', `--stdin-file-path=${path}`], {
    input: text,
    encoding: 'utf8',
  })
  if (result.status !== 0) throw new Error(result.stderr)
  return result.stdout
}

function readOrNothing(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
