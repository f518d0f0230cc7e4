import cluster, { type Worker } from 'node:cluster'
import { extname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Log } from '../log.ts'
import type { FromWorker, ToWorker, WorkerSettings } from './messages.ts'
import { WorkerFailedError } from './worker-failed.ts'

export type WorkersOptions = {
  count: number
  log: Log
  onMessage(message: FromWorker, from: Worker): void
  /** Called when a process has ended, for any reason. */
  onGone(worker: Worker): void
}

const program = new URL(`./worker-main${extname(import.meta.url)}`, import.meta.url)
/** Longer than a server process takes to answer what is under way. */
const stopMs = 20_000
const firstPauseMs = 100
const longestPauseMs = 10_000
/** A process that ran this long ended by accident: the next one starts without a long pause. */
const steadyMs = 60_000

/**
 * The server processes behind the one port. They load the program while the installation is being opened, and listen
 * when they get their settings. One that ends is replaced, after a pause that doubles while it keeps ending.
 */
export class Workers {
  readonly #options: WorkersOptions
  readonly #live = new Set<Worker>()
  readonly #ready = new Set<Worker>()
  readonly #started = Promise.withResolvers<void>()
  #settings: WorkerSettings | undefined
  #hasStarted = false
  #stopping = false

  constructor(options: WorkersOptions) {
    this.#options = options
    // Nobody waits for it if the installation cannot be opened.
    this.#started.promise.catch(() => undefined)
    cluster.setupPrimary({ exec: fileURLToPath(program), args: [] })
    for (let slot = 0; slot < options.count; slot += 1) void this.#keepRunning()
  }

  /** Resolves when all of them listen. @throws WorkerFailedError when one cannot. */
  start(settings: WorkerSettings): Promise<void> {
    this.#settings = settings
    this.broadcast({ type: 'start', settings })
    return this.#started.promise
  }

  /** Sends to all of them, or to all but one. */
  broadcast(message: ToWorker, except?: Worker): void {
    for (const worker of this.#live) if (worker !== except) this.send(worker, message)
  }

  /** A process that is ending receives nothing more. */
  send(worker: Worker, message: ToWorker): void {
    if (worker.isConnected()) worker.send(message, () => undefined)
  }

  /** Lets them answer what is under way and waits until they are gone. */
  async stop(): Promise<void> {
    this.#stopping = true
    const leaving = [...this.#live].map(ended)
    this.broadcast({ type: 'stop' })
    const isOver = await Promise.race([Promise.all(leaving).then(() => true), sleep(stopMs, false, { ref: false })])
    if (isOver) return
    for (const worker of this.#live) worker.process.kill('SIGKILL')
    await Promise.all(leaving)
  }

  /** Keeps one process running until all are stopped. */
  async #keepRunning(): Promise<void> {
    for (let pauseMs = firstPauseMs; !this.#stopping; ) {
      const startedAt = performance.now()
      const worker = this.#fork()
      await ended(worker)
      this.#live.delete(worker)
      this.#ready.delete(worker)
      this.#options.onGone(worker)
      if (this.#stopping) return
      // The first start ends with the first process that cannot, and replaces none.
      if (!this.#hasStarted)
        return this.#started.reject(new WorkerFailedError('A server process ended before it could answer.'))
      const { exitCode, signalCode } = worker.process
      this.#options.log.error({ exitCode, signal: signalCode }, 'a server process ended and is started again')
      if (performance.now() - startedAt > steadyMs) pauseMs = firstPauseMs
      await sleep(pauseMs, undefined, { ref: false })
      pauseMs = Math.min(2 * pauseMs, longestPauseMs)
    }
  }

  #fork(): Worker {
    const worker = cluster.fork()
    this.#live.add(worker)
    worker.on('message', (message: FromWorker) => this.#receive(message, worker))
    worker.on('error', (error) => this.#options.log.error({ err: error }, 'a server process cannot be reached'))
    if (this.#settings) this.send(worker, { type: 'start', settings: this.#settings })
    return worker
  }

  #receive(message: FromWorker, from: Worker): void {
    if (message.type === 'ready') {
      this.#ready.add(from)
      this.#options.log.info({ pid: from.process.pid }, 'a server process listens')
      if (this.#ready.size === this.#options.count) this.#hasStarted = true
      if (this.#hasStarted) this.#started.resolve()
    }
    if (message.type === 'failed') {
      if (this.#hasStarted) this.#options.log.error({ reason: message.reason }, 'a server process could not start')
      this.#started.reject(new WorkerFailedError(message.reason))
    }
    this.#options.onMessage(message, from)
  }
}

/** Resolves when the process is gone, or was never there. */
function ended(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve())
    worker.once('error', () => {
      if (worker.process.pid === undefined) resolve()
    })
  })
}
