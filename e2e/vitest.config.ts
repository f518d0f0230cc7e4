import { defineProject } from 'vitest/config'
import { WORKERS } from './support/workers.ts'

export default defineProject({
  test: {
    name: 'e2e',
    // As the tests of the server: Node runs the sources as they are.
    execArgv: ['--conditions=source'],
    experimental: { viteModuleRunner: false, nodeLoader: false },
    include: ['**/*.spec.ts'],
    globalSetup: ['./support/global-setup.ts'],
    // Behind each worker stands a server with a database of its own: journeys of one run one after another.
    maxWorkers: WORKERS,
    isolate: false,
    // No test asserts a duration. These limits only end a test that hangs, on a machine several times slower than most.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // A browser test may be run once more; the run names those that needed it.
    retry: 1,
  },
})
