import { randomUUIDv7 } from 'node:crypto'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db, Tx } from './db/database.ts'
import { openDatabase } from './db/database.ts'
import { Signals } from './db/signals.ts'
import { backgroundLimits, setTimeLimits, type TimeLimits } from './db/time-limits.ts'
import type { FeaturePorts } from './features/ports.ts'
import { createGateways, type Gateways } from './gateways/index.ts'
import { LocalStreams, type OpenStreams } from './http/streams/open-streams.ts'
import { type Pool, type PoolLimits, WorkPool } from './jobs/work-pool.ts'
import { createLog, type Log } from './log.ts'

export type { Clock }

/** Each picture takes a process of its own, a core and up to 400 MB for a moment. One more is read for staff and API keys. */
export const picturePoolLimits: PoolLimits = {
  running: 2,
  reserved: 1,
  waiting: 10,
  waitMs: 20_000,
  perKey: 2,
  perGroup: 4,
}

export type Ids = { guid(): string }

/** What every operation, job and subscriber receives. */
export type Context = {
  config: Config
  db: Db
  /** For reads that may be a moment behind: a replica if one is configured, else the same as `db`. */
  readDb: Db
  clock: Clock
  ids: Ids
  log: Log
  /** One transaction; a deadlock runs the work again, at most three times. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** The same with the time limits of background work: for a call that reads everything there is, such as an export. */
  longTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  gateways: Gateways
  /** What features need from features that depend on them; see features/ports.ts. */
  ports: Ports
  /** Signals of committed transactions to other parts of this app. */
  signals: Signals
  /** Bounds how many pictures are read at once. */
  pictures: Pool
  /** Counts the open streams of each caller. */
  streams: OpenStreams
}

export type Ports = FeaturePorts<Context>

export type OpenContext = Context & { close(): Promise<void> }

export type ContextOptions = {
  databaseUrl: string
  /** From composeFeatures(). */
  ports: Ports
  clock?: Clock
  log?: Log
  gateways?: Gateways
  poolSize?: number
  /** Of the statements; those of a request unless given. */
  limits?: TimeLimits
  /** Where other processes work on the same installation: what passes signals on to them. */
  signals?: Signals
  /** The same: what bounds pictures and streams for all of them. */
  pictures?: Pool
  streams?: OpenStreams
}

// In order of time, so that rows inserted together are together in the indexes.
const ids: Ids = { guid: () => randomUUIDv7() }

/** The context over a database that is running and migrated. */
export function createContext(config: Config, options: ContextOptions): OpenContext {
  const log = options.log ?? createLog(config.logLevel)
  const signals = options.signals ?? new Signals()
  const pool = {
    log,
    signals,
    pooled: config.databasePooled,
    ...(options.poolSize ? { max: options.poolSize } : {}),
    ...(options.limits ? { limits: options.limits } : {}),
  }
  const main = openDatabase({ ...pool, url: options.databaseUrl })
  const replica = config.databaseReadUrl ? openDatabase({ ...pool, url: config.databaseReadUrl }) : undefined
  return {
    config,
    db: main.db,
    readDb: replica?.db ?? main.db,
    clock: options.clock ?? systemClock,
    ids,
    log,
    transaction: main.transaction,
    longTransaction: (work) =>
      main.transaction(async (tx) => {
        await setTimeLimits(tx, backgroundLimits)
        return work(tx)
      }),
    gateways: options.gateways ?? createGateways(config),
    ports: options.ports,
    signals,
    pictures: options.pictures ?? new WorkPool(picturePoolLimits),
    streams: options.streams ?? new LocalStreams(),
    close: async () => {
      await replica?.close()
      await main.close()
    },
  }
}
