import pg from 'pg'
import type { Log } from '../log.ts'
import { namedClients } from './named-client.ts'
import { limitOptions, requestLimits, type TimeLimits } from './time-limits.ts'
import { selectParser } from './type-parsers.ts'

export type PoolSettings = {
  url: string
  log: Log
  /** Connections at most; PostgreSQL's own limit is shared by all processes. */
  max?: number
  /** True behind a pooler that gives each transaction another server connection: no prepared names, no start-up options. */
  pooled?: boolean
  /** Those of a request unless given. Behind a pooler the role's own settings count. */
  limits?: TimeLimits
}

/** A pool whose lost connections are logged and replaced instead of ending the process. */
export function createPool({ url, log, max = 12, pooled = false, limits = requestLimits }: PoolSettings): pg.Pool {
  const pool = new pg.Pool({
    connectionString: pooled ? url : withoutOptions(url),
    max,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    types: { getTypeParser: selectParser },
    ...(pooled ? {} : { Client: namedClients(), options: sessionOptions(url, limits), pipeline: true }),
  })
  reportLostConnections(pool, log)
  return pool
}

/**
 * Without a listener a lost connection would end the process. Its message alone is logged, for the error carries the
 * whole client; after the pool's end a connection may be lost.
 */
export function reportLostConnections(pool: pg.Pool, log: Log): void {
  const report = (error: Error) => {
    if (!pool.ending) log.warn({ reason: error.message }, 'database connection lost')
  }
  pool.on('error', report)
  pool.on('connect', (client) => client.on('error', report))
}

/** The driver prefers options in the URL to those passed separately: ours contain both. */
function withoutOptions(url: string): string {
  const address = new URL(url)
  address.searchParams.delete('options')
  return address.href
}

/** Instants are read as text, so every session must use UTC and ISO, regardless of the server's settings. */
function sessionOptions(url: string, limits: TimeLimits): string {
  const given = new URL(url).searchParams.get('options') ?? ''
  const ours = '-c timezone=UTC -c datestyle=ISO -c idle_in_transaction_session_timeout=60000'
  return `${given} ${ours} ${limitOptions(limits, given)}`.trim()
}
