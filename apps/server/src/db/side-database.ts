import { randomBytes } from 'node:crypto'
import pg from 'pg'

export type SideDatabase = {
  url: string
  drop(): Promise<void>
}

/** An empty database beside the one of this address, on the same server, for work that must leave nothing behind. */
export async function createSideDatabase(databaseUrl: string, purpose: string): Promise<SideDatabase> {
  const name = `kalends_${purpose}_${randomBytes(6).toString('hex')}`
  await onServer(databaseUrl, `create database ${name}`)
  return {
    url: Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href,
    drop: () => onServer(databaseUrl, `drop database if exists ${name} with (force)`),
  }
}

async function onServer(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
