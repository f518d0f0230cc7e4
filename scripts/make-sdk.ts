// Makes packages/sdk/src/addresses.ts from the contract: the little a client needs at run time, so that
// shapes and schemas stay out of browsers. `--check` fails on a difference instead of writing.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { type OperationSpec, operations } from '@kalends/contract'

const path = 'packages/sdk/src/addresses.ts'
const lines = Object.entries(operations).map(([noun, table]) => {
  const specs = Object.values(table) as OperationSpec[]
  return `  ${noun}: {\n${specs.map((spec) => `    ${spec.id}: ['${spec.method}', '${spec.paths[0]}'],`).join('\n')}\n  },`
})
const text = `// Made by scripts/make-sdk.ts from the contract. Do not edit.
import type { Noun, OperationIdOf } from '@kalends/contract'

/** Method and path of every operation, noun by noun. */
export const addresses: { readonly [N in Noun]: { readonly [Id in OperationIdOf<N>]: readonly [method: string, path: string] } } = {
${lines.join('\n')}
}
`
const formatted = spawnSync('biome', ['format', '--stdin-file-path', path], { input: text, encoding: 'utf8' }).stdout
const present = readOrNothing()
if (present !== formatted) {
  if (process.argv.includes('--check')) {
    console.error(`${path} differs from the contract: run npm run sdk`)
    process.exitCode = 1
  } else writeFileSync(path, formatted)
}

function readOrNothing(): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
