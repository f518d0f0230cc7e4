import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { systemClock } from '../../src/clock.ts'
import { migrate } from '../../src/db/migrate.ts'
import { startScratch } from '../../src/db/supervisor/scratch.ts'
import { migrateQueue } from '../../src/jobs/worker.ts'
import { createLog } from '../../src/log.ts'
import { templateName } from './template.ts'
import './provided.ts'

/** One PostgreSQL for the run, with the migrated template that every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const log = createLog('error')
  const database = await startScratch(log, { max_connections: 120, shared_buffers: '64MB' })
  process.stdout.write(`PostgreSQL of these tests: ${database.program.version()}, ${database.program.path}\n`)
  const template = Object.assign(new URL(database.url), { pathname: `/${templateName}` }).href
  await makeTemplate(database)
  await migrate(template, systemClock.now())
  await migrateQueue(template, log)
  project.provide('databaseUrl', database.url)
  project.provide('maintenanceUrl', database.maintenanceUrl)
  return database.stop
}

/** Tests work with the rights of the server: what it may not do fails in them too. */
async function makeTemplate({ url, maintenanceUrl }: { url: string; maintenanceUrl: string }): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl })
  await client.connect()
  await client.query(`create database ${templateName} owner ${new URL(url).username}`)
  await client.end()
}
