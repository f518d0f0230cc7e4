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
    testTimeout: 60_000,
    // A browser on a busy machine can be quicker than the page it looks at. A journey that fails begins anew once; one
    // that fails twice is a failure, and the report names those that needed it.
    retry: 1,
    hookTimeout: 120_000,
    // What is asked again until it is so; the usual second is short where two browsers and two servers share a machine.
    expect: { poll: { timeout: 10_000 } },
  },
})
