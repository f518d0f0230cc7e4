import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { type AppOptions, buildApp } from '../../src/app.ts'
import { createTestContext, type TestContext, type TestContextOptions } from './context.ts'

export type TestApp = TestContext & { app: FastifyInstance }
export type TestAppOptions = TestContextOptions & { app?: AppOptions }

// A call without a network is answered when its stream has ended.
const streamTimes = { heartbeatMs: 15_000, recheckMs: 30_000, maxMs: 50 }

// The clock does not advance, so a window never ends: tests of these limits set their own.
const callBounds = {
  perCustomer: 1_000_000,
  perNetwork: 1_000_000,
  refusedPerNetwork: 1_000_000,
  keysPerCustomer: 1_000_000,
  keysPerNetwork: 1_000_000,
}

/**
 * The whole server over a database of its own, with a clock that stands still. Call it at the top of a test file:
 * `const { app, context, clock, db } = await createTestApp()`. Closes and drops everything after the file's last test.
 */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const made = await createTestContext(options)
  const app = await buildApp(made.context, { checkAnswers: true, streamTimes, callBounds, ...options.app })
  await app.ready()
  // NOTE: vitest runs these last in, first out, so the app closes before its database goes.
  afterAll(() => app.close())
  return { ...made, app }
}
