import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { composeFeatures, type PortOverrides } from '../../src/compose.ts'
import { readConfig } from '../../src/config.ts'
import { type Context, createContext } from '../../src/context.ts'
import type { Db } from '../../src/db/database.ts'
import { createLog } from '../../src/log.ts'
import { type TestClock, testClock } from './clock.ts'
import { createTestDatabase } from './database.ts'

export type TestContext = {
  context: Context
  clock: TestClock
  db: Db
  databaseUrl: string
}

export type TestContextOptions = {
  /** The initial time of the clock. */
  now?: number | string
  /** Settings as the operator would write them. */
  environment?: Record<string, string>
  /** Ports that replace the real ones. */
  ports?: PortOverrides
}

/** A context over a database of its own, without the web server; else like createTestApp(). */
export async function createTestContext(options: TestContextOptions = {}): Promise<TestContext> {
  const database = await createTestDatabase()
  const dataFolder = await mkdtemp(join(tmpdir(), 'kalends-test-data-'))
  const clock = testClock(options.now)
  const config = readConfig({
    KALENDS_DATA: dataFolder,
    KALENDS_DEMO: '0',
    // Nothing listens there: tests never reach the real one.
    KALENDS_STRIPE_URL: 'http://127.0.0.1:9',
    ...options.environment,
  })
  const context = createContext(config, {
    databaseUrl: database.url,
    ports: composeFeatures(options.ports),
    clock,
    log: createLog(process.env['KALENDS_TEST_LOG'] === '1' ? 'debug' : 'silent'),
    poolSize: 8,
  })
  afterAll(async () => {
    await context.close()
    await database.drop()
    await rm(dataFolder, { recursive: true, force: true })
  })
  return { context, clock, db: context.db, databaseUrl: database.url }
}
