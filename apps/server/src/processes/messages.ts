import type { Config } from '../config.ts'
import type { Signal } from '../db/signals.ts'
import type { CountedHit, Hit, HitResult } from '../http/hit-windows.ts'

/** What a server process needs to start, once the installation is open. */
export type WorkerSettings = {
  config: Config
  databaseUrl: string
  /** Connections of its pool. */
  poolSize: number
  /** How many processes there are. */
  processes: number
}

/** What a server process takes for a while, of what all of them share. */
export type Share =
  | { of: 'pictures'; key: string | undefined; group: string | undefined }
  | { of: 'bodies'; network: string; bytes: number }
  | { of: 'streams'; who: string; most: number }

/** From a server process to the primary. An id is answered under the same id. */
export type FromWorker =
  | { type: 'signal'; signal: Signal }
  | { type: 'ready' }
  /** It cannot start, explained for the operator. */
  | { type: 'failed'; reason: string }
  | { type: 'count'; id: number; hits: readonly Hit[] }
  | { type: 'uncount'; hits: readonly CountedHit[] }
  | { type: 'take'; id: number; share: Share }
  /** Gives back what was taken under this id. */
  | { type: 'return'; id: number }

/** From the primary to a server process. */
export type ToWorker =
  | { type: 'start'; settings: WorkerSettings }
  | { type: 'signal'; signal: Signal }
  | { type: 'stop' }
  | { type: 'answer'; id: number; answer: HitResult | { taken: boolean } }
