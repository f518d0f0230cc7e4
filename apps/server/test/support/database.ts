import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { templateName } from './template.ts'

export type TestDatabase = {
  /** The address of this database alone. */
  url: string
  drop(): Promise<void>
}

/** A fresh copy of the migrated template, or an empty database, on the server that the whole run shares. */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const url = inject('databaseUrl')
  const maintenanceUrl = inject('maintenanceUrl')
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`
  // Copying files takes half as long as writing them through the log, where nothing waits for the disk.
  const template = `template ${empty ? 'template1' : templateName} strategy file_copy`
  await onServer(maintenanceUrl, `create database ${name} ${template} owner ${new URL(url).username}`)
  return {
    url: Object.assign(new URL(url), { pathname: `/${name}` }).href,
    drop: () => onServer(maintenanceUrl, `drop database if exists ${name} with (force)`),
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
