// The database behind the running server, for what neither a page nor a call brings about: time that has passed, a
// second business with people in it.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { dataFolder } from './stage.ts'

type Row = Record<string, string>
type Client = {
  connect: () => Promise<void>
  query: (text: string, values?: unknown[]) => Promise<{ rows: Row[] }>
  end: () => Promise<void>
}

// The server's own driver: journeys need none of their own.
const serverRequire = createRequire(new URL('../../apps/server/package.json', import.meta.url))

/** Runs one statement and gives back its rows. */
export const sql = (text: string, values: unknown[] = []): Promise<Row[]> => sqlIn(dataFolder(), text, values)

/** The same on the data of any server. */
export async function sqlIn(folder: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const { Client } = serverRequire('pg') as { Client: new (settings: { connectionString: string }) => Client }
  const { url } = JSON.parse(readFileSync(join(folder, 'connection.json'), 'utf8')) as { url: string }
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}
