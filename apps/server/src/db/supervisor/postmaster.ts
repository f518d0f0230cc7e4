import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Log } from '../../log.ts'
import type { Account } from './account.ts'
import { cleanEnvironment } from './cluster.ts'
import { EmbeddedDatabaseError } from './failure.ts'
import { removeForeignPidFile, stopOrphan } from './orphan.ts'
import type { Program } from './program.ts'

export type PostmasterOptions = {
  program: Program
  folder: string
  account: Account | undefined
  log: Log
  /** The only one that will do, so that a restarted database is found where it was. */
  port?: number
  settings: Record<string, string | number>
}

export type Postmaster = {
  pid: number
  port: number
  /** Resolves when the process has ended for any reason. */
  ended: Promise<void>
  /** Lets running transactions roll back and the files be closed. */
  stop(): Promise<void>
}

const settleMs = 10_000
/** What a postmaster says that finds the traces of one killed a moment ago; its last children need a while to leave. */
const stillShuttingDown = /lock file "postmaster\.pid" already exists|shared memory/
const portTaken = /could not bind|Address already in use|could not create any TCP\/IP sockets/

/**
 * Starts PostgreSQL and resolves when it accepts connections, after a crash once recovery is done. The caller holds the
 * data lock, so any other PostgreSQL on this folder is an orphan.
 */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  let port = options.port ?? (await freePort())
  for (let waited = 0; ; ) {
    // Also in later rounds: one that was killed while it restarted its database leaves a postmaster that appears late.
    await stopOrphan(options.folder, options.log)
    removeForeignPidFile(options.folder)
    const { postmaster, lastWords } = await tryStart(options, port)
    if (postmaster) return postmaster
    const isTaken = portTaken.test(lastWords)
    // An outgoing connection may have taken the port; it is released soon.
    if (isTaken && options.port === undefined) port = await freePort()
    if (!isTaken && !stillShuttingDown.test(lastWords)) throw failure(options, lastWords)
    if (waited >= settleMs) throw failure(options, lastWords)
    await sleep(200)
    waited += 200
  }
}

function failure({ folder }: PostmasterOptions, lastWords: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(`PostgreSQL did not start on ${folder}. Its last output:\n${lastWords}`)
}

type Attempt = { postmaster?: Postmaster; lastWords: string }

async function tryStart(
  { program, folder, account, log, settings }: PostmasterOptions,
  port: number,
): Promise<Attempt> {
  const child = spawn(program.postgres, commandArguments(folder, port, settings), {
    cwd: folder,
    env: cleanEnvironment(),
    // NOTE: its own process group, or Ctrl-C would stop it before the requests that still need it.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...account,
  })
  const lines: string[] = []
  const ended = once(child, 'close').then(() => undefined)
  const failed = once(child, 'error').then(([error]) => lines.push((error as Error).message))
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      lines.push(line)
      if (lines.length > 40) lines.shift()
      if (line.includes('database system is ready to accept connections')) resolve()
      report(log, line)
    })
  })
  const isReady = await Promise.race([ready.then(() => true), ended.then(() => false), failed.then(() => false)])
  if (!isReady) return { lastWords: lines.join('\n') }
  const stopAtExit = () => child.kill('SIGINT')
  process.once('exit', stopAtExit)
  void ended.then(() => process.off('exit', stopAtExit))
  return {
    lastWords: '',
    postmaster: { pid: child.pid as number, port, ended, stop: () => stop(child, ended, program, folder) },
  }
}

function commandArguments(folder: string, port: number, settings: PostmasterOptions['settings']): string[] {
  const all = {
    listen_addresses: '127.0.0.1',
    // A path may be longer than a socket's name can be.
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: 100,
    shared_buffers: '128MB',
    // Plans made while a table was small are made anew soon after it has grown.
    autovacuum_naptime: '10s',
    ...settings,
  }
  return [
    '-D',
    folder,
    '-p',
    String(port),
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}

/** A connection or process of the database that a stop ends, or one refused while it starts, is as it should be. */
const expected = /terminating .+ due to administrator command|the database system is (starting up|shutting down)/

function report(log: Log, line: string): void {
  if (/\b(PANIC|FATAL):/.test(line) && !expected.test(line))
    log.warn({ postgresql: line }, 'message of the embedded database')
  else log.debug({ postgresql: line }, 'message of the embedded database')
}

async function stop(child: ChildProcess, ended: Promise<void>, program: Program, folder: string): Promise<void> {
  const within = (milliseconds: number) =>
    Promise.race([ended.then(() => true), sleep(milliseconds, false, { ref: false })])
  if (child.exitCode !== null || child.signalCode !== null) return
  if (process.platform === 'win32') {
    await promisify(execFile)(program.pgCtl, ['stop', '-D', folder, '-m', 'fast', '-w'])
    return ended
  }
  for (const name of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    child.kill(name)
    if (await within(settleMs)) return
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
