import { env } from 'node:process'
import { runVitest } from './counted.ts'
import { inTurn, type Part } from './parts.ts'
import { type Outcome, runNode, script, tool } from './run.ts'

const pages = 'apps/web'
const compiler = tool('typescript', 'tsc')

/** The pages use types of the packages, so both parts wait for one build of these types. */
let packageTypes: Promise<Outcome> | undefined
const buildPackageTypes = (): Promise<Outcome> => {
  packageTypes ??= runNode([compiler, '-b'])
  return packageTypes
}

const ours = (name: string, path: string, ...args: string[]): Part => ({
  name,
  run: () => runNode(script(path, ...args)),
})

/** The parts of `npm run check`, the slowest first. Property tests do fewer runs here than in `npm run proof`. */
export const checkParts: Part[] = [
  { name: 'unit tests', run: () => runVitest(['unit'], { env: { PROOF_RUNS: env.PROOF_RUNS ?? '100' } }) },
  {
    name: 'types of packages, server, cli, tests and scripts',
    run: () =>
      inTurn(
        buildPackageTypes,
        () => runNode([compiler, '-p', 'tsconfig.tests.json']),
        () => runNode([compiler, '-p', 'tsconfig.browser-tests.json']),
      ),
  },
  {
    name: 'types of the pages',
    run: () =>
      inTurn(
        buildPackageTypes,
        () => runNode([tool('@react-router/dev', 'react-router'), 'typegen'], { folder: pages }),
        () => runNode([compiler, '-p', pages, '--noEmit']),
      ),
  },
  {
    name: 'lint, format and import order',
    run: () => runNode([tool('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '--colors=off', '.']),
  },
  ours('row types match the migrations', 'scripts/make-tables.ts', '--check'),
  { name: 'dead code', run: () => runNode([tool('knip'), '--no-progress', '--no-config-hints']) },
  ours('imports', 'scripts/check-imports.ts'),
  ours('no module-level state in the server', 'scripts/check-module-state.ts'),
  ours('structure, a test per operation', 'scripts/check-structure.ts'),
  ours('vocabulary', 'scripts/check-vocabulary.ts'),
  ours('texts of the pages', 'scripts/check-messages.ts'),
  ours('classes of the pages', 'scripts/check-styles.ts'),
  ours('contract against the facts', 'scripts/compare-facts.ts'),
  ours('every code and rule of the facts tested or explained', 'scripts/check-raised.ts'),
  ours('shapes match the facts', 'scripts/make-shapes.ts', '--check'),
  ours('addresses of the client', 'scripts/make-sdk.ts', '--check'),
  ours('docs/openapi.json', 'scripts/make-openapi.ts', '--check'),
  ours('rules of the linter of docs/openapi.json', 'scripts/lint-openapi.ts'),
  ours('docs/consequences.md, a test for each cell', 'scripts/make-consequences.ts', '--check'),
  ours('docs/guide/errors.md', 'scripts/make-error-reference.ts', '--check'),
  ours('docs/guide/events.md', 'scripts/make-event-catalogue.ts', '--check'),
]
