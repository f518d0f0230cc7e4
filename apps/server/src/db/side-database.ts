import { randomBytes } from 'node:crypto'
import pg from 'pg'

export type SideDatabase = {
  url: string
  drop(): Promise<void>
}

/**
 * Creates an empty database on the installation's server, for work that must leave nothing behind. It is created with
 * the rights of the maintenance URL and owned by the role of the other one.
 */
export async function createSideDatabase(
  { url, maintenanceUrl }: { url: string; maintenanceUrl: string },
  purpose: string,
): Promise<SideDatabase> {
  const name = `kalends_${purpose}_${randomBytes(6).toString('hex')}`
  await onServer(maintenanceUrl, `create database ${name}${roleInUrl(url, maintenanceUrl)}`)
  return {
    url: Object.assign(new URL(url), { pathname: `/${name}` }).href,
    drop: () => onServer(maintenanceUrl, `drop database if exists ${name} with (force)`),
  }
}

/** A role that makes a database owns it. */
function roleInUrl(url: string, maintenanceUrl: string): string {
  if (url === maintenanceUrl) return ''
  return ` owner ${pg.escapeIdentifier(decodeURIComponent(new URL(url).username))}`
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
