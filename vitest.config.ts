import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

// Sibling packages are tested from their sources, without a build.
const source = {
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source', 'node'] } },
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
    // A busy machine is no failure; a test that hangs is still found.
    testTimeout: 30_000,
  },
}

/** Everything on one PostgreSQL that the run starts itself; each file works on its own copy of the migrated template. */
const db: TestProjectConfiguration = {
  ...source,
  test: {
    name: 'db',
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
  ...source,
  test: {
    name: 'running',
    include: ['apps/server/test/running/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}

export default defineConfig({ test: { projects: [unit, db, running, 'e2e'] } })
