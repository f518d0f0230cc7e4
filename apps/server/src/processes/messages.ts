import type { Config } from '../config.ts'
import type { Signal } from '../db/signals.ts'

/** What a server process needs to start, once the installation is open. */
export type WorkerSettings = {
  config: Config
  databaseUrl: string
  /** Connections of its pool. */
  poolSize: number
}

/** From a server process to the primary. */
export type FromWorker =
  | { type: 'signal'; signal: Signal }
  | { type: 'ready' }
  /** It cannot start, explained for the operator. */
  | { type: 'failed'; reason: string }

/** From the primary to a server process. */
export type ToWorker =
  | { type: 'start'; settings: WorkerSettings }
  | { type: 'signal'; signal: Signal }
  | { type: 'stop' }
