import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { type Context, createContext } from '../../src/context.ts'
import type { Db } from '../../src/db/database.ts'
import { createLog } from '../../src/log.ts'
import { type TestClock, testClock } from './clock.ts'
import { createTestDatabase } from './database.ts'

export type TestApp = {
  app: FastifyInstance
  context: Context
  clock: TestClock
  db: Db
  databaseUrl: string
}

export type TestAppOptions = {
  /** Where the clock stands at the start. */
  now?: number | string
  /** Settings as the operator would write them. */
  environment?: Record<string, string>
}

/**
 * The whole server over a database of its own, with a clock that stands still. Call it at the top of a test file:
 * `const { app, context, clock, db } = await createTestApp()`. Closes and drops everything after the file's last test.
 */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase()
  const dataFolder = await mkdtemp(join(tmpdir(), 'kalends-test-data-'))
  const clock = testClock(options.now)
  const config = readConfig({ KALENDS_DATA: dataFolder, KALENDS_DEMO: '0', ...options.environment })
  const context = createContext(config, {
    databaseUrl: database.url,
    clock,
    log: createLog(process.env['KALENDS_TEST_LOG'] === '1' ? 'debug' : 'silent'),
    poolSize: 8,
  })
  const app = await buildApp(context)
  await app.ready()
  afterAll(async () => {
    await app.close()
    await context.close()
    await database.drop()
    await rm(dataFolder, { recursive: true, force: true })
  })
  return { app, context, clock, db: context.db, databaseUrl: database.url }
}
