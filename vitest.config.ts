import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { RunReport } from './scripts/running/run-report.ts'

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
  // Fewer collections: a test file leaves a whole server behind.
  execArgv: ['--conditions=source', '--min-semi-space-size=64', '--max-semi-space-size=64'],
  experimental: { viteModuleRunner: false, nodeLoader: false },
}

/**
 * How long a test may wait. No test asserts a duration: these only end one that hangs, and are generous because a
 * machine may be several times slower than the one a test was written on. Only browser tests are retried.
 */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
}

// The order matters for the time a run takes alone: a long file that begins last keeps one worker waiting.
const longest = [
  /access\.test/,
  /states\.test/,
  /walk\.test/,
  /planted-bugs\.test/,
  /server\.test/,
  /commands\.test/,
  /prove-race\.test/,
]
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): number => +longest.some((name) => name.test(moduleId))
    return (await super.sort(files)).toSorted((one, other) => isLong(other) - isLong(one))
  }
}

/** Which random cases are tried. */
const setupFiles = ['scripts/running/seed.ts']

const unit: TestProjectConfiguration = {
  ...source,
  test: {
    name: 'unit',
    setupFiles,
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'apps/*/src/**/*.test.{ts,tsx}',
      'bench/test/**/*.test.ts',
      'scripts/test/**/*.test.ts',
    ],
    // Most files take no longer than loading what they import, which a worker does once: they keep no state.
    isolate: false,
    maxWorkers: 2,
    ...patience,
  },
}

/** Everything on one PostgreSQL that the run starts itself; each file works on its own copy of the migrated template. */
const db: TestProjectConfiguration = {
  test: {
    ...native,
    name: 'db',
    setupFiles,
    include: ['apps/server/test/**/*.test.ts'],
    exclude: ['apps/server/test/running/**'],
    globalSetup: ['apps/server/test/support/global-setup.ts'],
    pool: 'forks',
    // The server's modules are loaded once per worker, not once per file: they keep no state between apps.
    isolate: false,
    maxWorkers: 2,
    ...patience,
  },
}

/**
 * Whole processes: started, killed, refused. Each brings its own data folder, so none needs the shared database. The
 * packages as npm packs them, because that takes a build.
 */
const running: TestProjectConfiguration = {
  test: {
    ...native,
    name: 'running',
    include: ['apps/server/test/running/**/*.test.ts', 'packages/sdk/test/**/*.test.ts'],
    globalSetup: ['apps/server/test/running/support/global-setup.ts'],
    // Much of each is waiting for a process that comes or goes.
    isolate: false,
    maxWorkers: 2,
    ...patience,
  },
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: ['default', new RunReport()],
    projects: [unit, db, running],
  },
})
