import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Pages are written in JSX, which Node does not read.
const source = {
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source', 'node'] } },
}

/**
 * Node runs the sources as they are, as it does in production; sibling packages too, without a build. Nothing is
 * transformed, which is quicker, so nothing is mocked either.
 */
const native = {
  execArgv: ['--conditions=source'],
  experimental: { viteModuleRunner: false, nodeLoader: false },
}

// The order matters for the time a run takes alone: a long file that begins last keeps one worker waiting.
const longest = [
  /access\.test/,
  /states\.test/,
  /server\.test/,
  /commands\.test/,
  /prove-race\.test/,
  /accessibility\.spec/,
  /bookings\.spec/,
]
/** What is measured in these is the page, and nothing else may run beside it. */
const last = [/calendar-speed\.spec/]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number =>
      +last.some((name) => name.test(moduleId)) - +longest.some((name) => name.test(moduleId))
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

const unit: TestProjectConfiguration = {
  ...source,
  test: {
    name: 'unit',
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'apps/*/src/**/*.test.{ts,tsx}',
      'bench/test/**/*.test.ts',
      'scripts/test/**/*.test.ts',
    ],
    // Most files take no longer than loading what they import, which a worker does once: they keep no state.
    isolate: false,
    maxWorkers: 2,
    // A busy machine is no failure; a test that hangs is still found.
    testTimeout: 30_000,
  },
}

/** Everything on one PostgreSQL that the run starts itself; each file works on its own copy of the migrated template. */
const db: TestProjectConfiguration = {
  test: {
    ...native,
    name: 'db',
    retry: 1,
    include: ['apps/server/test/**/*.test.ts'],
    exclude: ['apps/server/test/running/**'],
    globalSetup: ['apps/server/test/support/global-setup.ts'],
    pool: 'forks',
    // The server's modules are loaded once per worker, not once per file: they keep no state between apps.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
}

/** Whole processes: started, killed, refused. Each brings its own data folder, so none needs the shared database. */
const running: TestProjectConfiguration = {
  test: {
    ...native,
    name: 'running',
    retry: 1,
    include: ['apps/server/test/running/**/*.test.ts'],
    // Much of each is waiting for a process that comes or goes.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}

export default defineConfig({
  test: { sequence: { sequencer: LongestFirst }, projects: [unit, db, running, 'e2e'] },
})
