// The database of the running server, for what no page or call can do: let time pass, or add a second business with a
// team.
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

// The server's own driver, so the tests need none.
const serverRequire = createRequire(new URL('../../apps/server/package.json', import.meta.url))

/** Runs one statement and returns its rows. */
export const sql = (text: string, values: unknown[] = []): Promise<Row[]> => sqlIn(dataFolder(), text, values)

/** Runs a statement on the data of any server. */
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
