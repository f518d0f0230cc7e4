// The baselines over HTTP, as a separate program: the minimum code with Fastify and pg for the same
// responses. Reads what to serve from BARE, and prints a line when it listens.
import { env } from 'node:process'
import fastify from 'fastify'
import pg from 'pg'
import type { BareSettings } from './bare.ts'
import { naiveEntries } from './naive-entries.ts'

const settings = JSON.parse(env.BARE ?? '{}') as BareSettings
const pool = new pg.Pool({ connectionString: settings.databaseUrl, max: 16 })
const app = fastify()

const BUSY = `select resource_id, extract(epoch from lower(during))::float8 * 1000 as starts,
  extract(epoch from upper(during))::float8 * 1000 as ends from occupancies
  where site_id = $1 and resource_id = any($2) and lower(during) >= $3 and lower(during) < $4`

/** One query, then every start compared with every busy row. */
async function answerRange(starts: string[], to: string): Promise<object> {
  const { siteId, resourceIds, from } = settings
  const { rows } = await pool.query({ name: 'busy', text: BUSY, values: [siteId, resourceIds, from, to] })
  return { availabilityEntries: naiveEntries({ ...settings, starts }, rows) }
}

const startsOfDay = settings.starts.filter((start) => start < settings.dayEnd)
app.post('/month', () => answerRange(settings.starts, settings.to))
app.post('/day', () => answerRange(startsOfDay, settings.dayEnd))

const inMemory = { availabilityEntries: naiveEntries(settings, []) }
app.post('/memory', (_, reply) => reply.type('application/json').send(JSON.stringify(inMemory)))

await pool.query('create extension if not exists btree_gist')
await pool.query('drop table if exists bench_taken')
await pool.query(`create table bench_taken (site_id uuid not null, id uuid primary key default gen_random_uuid(),
  resource_id uuid not null, during tstzrange not null,
  exclude using gist (site_id with =, resource_id with =, during with &&))`)

const TAKE = `insert into bench_taken (site_id, resource_id, during) values ($1, $2, tstzrange($3, $4))
  on conflict do nothing returning id`

/** Inserts one row under the exclusion constraint, and nothing else. Answers 409 when the time is taken. */
app.post<{ Body: { resourceId: string; startDate: string; endDate: string } }>('/take', async ({ body }, reply) => {
  const values = [settings.siteId, body.resourceId, body.startDate, body.endDate]
  const { rows } = await pool.query({ name: 'take', text: TAKE, values })
  return rows[0] ?? reply.code(409).send({ message: 'taken' })
})

await app.listen({ host: '127.0.0.1', port: settings.port })
process.send?.('listening')
