import { env } from 'node:process'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './support/launch-options.ts'

export default defineConfig({
  testMatch: '**/*.spec.ts',
  // Each worker has a server with a database of its own; the journeys of a file run one after another.
  workers: env.KALENDS_E2E_URL ? 1 : 2,
  retries: 1,
  // No test asserts a duration: these limits only end a test that hangs, on a machine several times slower than most.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  outputDir: '../node_modules/.cache/kalends/e2e-results',
  reporter: [['list'], ['./run-report.ts']],
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: { mode: 'only-on-failure', fullPage: true },
    trace: 'on-first-retry',
    launchOptions: await launchOptions(),
  },
})
