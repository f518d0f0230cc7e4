import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type ServerPair = { urls: [string, string]; stop(): Promise<void> }

type Server = { url: string; stop(): Promise<void> }

const startMs = 60_000

/** Starts two server processes on one database, each with a temporary data folder. */
export async function startServerPair(databaseUrl: string): Promise<ServerPair> {
  const started: Server[] = []
  const stop = async () => {
    await Promise.all(started.map((server) => server.stop()))
  }
  try {
    // One after another, so that only the first one migrates the database.
    for (let count = 0; count < 2; count += 1) started.push(await startServer(databaseUrl))
    const [first, second] = started as [Server, Server]
    return { urls: [first.url, second.url], stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startServer(databaseUrl: string): Promise<Server> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kalends-race-'))
  const port = await freePort()
  const process = spawnServer({ databaseUrl, dataFolder, port })
  const stop = async () => {
    if (process.exitCode === null && process.signalCode === null) {
      process.kill('SIGTERM')
      await once(process, 'exit')
    }
    await rm(dataFolder, { recursive: true, force: true })
  }
  try {
    await untilReady(process, `http://127.0.0.1:${port}`)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}

type Settings = { databaseUrl: string; dataFolder: string; port: number }

function spawnServer({ databaseUrl, dataFolder, port }: Settings): ChildProcess {
  const index = fileURLToPath(import.meta.resolve('@kalends/server'))
  const main = index.replace(/index\.(ts|js)$/, 'main.$1')
  return spawn(process.execPath, [...process.execArgv, main], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      KALENDS_DATA: dataFolder,
      KALENDS_DEMO: '0',
      KALENDS_PROCESSES: '1',
      HOST: '127.0.0.1',
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  for (const end = performance.now() + startMs; performance.now() < end; ) {
    if (server.exitCode !== null) throw new Error(`A server process exited with ${server.exitCode} instead of starting`)
    const answer = await fetch(new URL('/ready', url)).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`A server process was not ready after ${startMs / 1000} s`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
