import Fastify from 'fastify'
import pg from 'pg'
import { expect, it } from 'vitest'
import { answerError } from '../../src/http/errors.ts'
import { createTestContext } from '../support/index.ts'

const { databaseUrl } = await createTestContext()

/** The wall's own answers to what the driver throws. */
async function createServer(pool: pg.Pool) {
  const server = Fastify()
  server.setErrorHandler(answerError)
  server.get('/', async () => (await pool.query('select 1 as one')).rows)
  server.get('/broken', () => {
    throw new Error('a defect')
  })
  await server.ready()
  return server
}

it('returns 503 with Retry-After while every connection is taken, and recovers', async () => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const server = await createServer(pool)
  const taken = await pool.connect()
  // Only now: the first connection may take its time.
  pool.options.connectionTimeoutMillis = 30
  const refused = await server.inject('/')
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    503,
    '1',
    { message: '', details: {} },
  ])
  taken.release()
  expect((await server.inject('/')).statusCode).toBe(200)
  await server.close()
  await pool.end()
})

it('does the same while the database is unreachable, but not for other errors', async () => {
  const gone = Object.assign(new URL(databaseUrl), { host: '127.0.0.1:1', search: '' }).href
  const pool = new pg.Pool({ connectionString: gone })
  const server = await createServer(pool)
  expect((await server.inject('/')).statusCode).toBe(503)
  const broken = await server.inject('/broken')
  expect([broken.statusCode, broken.headers['retry-after']]).toEqual([500, undefined])
  await server.close()
  await pool.end()
})
