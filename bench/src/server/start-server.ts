// Starts the built server as `npm start` does, with the same flags, on its own port and data folder.
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env, execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'

const MAIN = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url))
const { scripts } = createRequire(import.meta.url)('../../../package.json') as { scripts: { start: string } }
const FLAGS = scripts.start.split(' ').filter((word) => word.startsWith('--'))
const PATIENCE_MS = 90_000

export type StartedServer = {
  url: string
  pid: number
  /** From the start of the process until /ready succeeds. */
  readyAfterMs: number
  /** Stops the process and keeps its data. */
  stop: () => Promise<void>
}

export async function startServer(dataFolder: string, settings: Record<string, string> = {}): Promise<StartedServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const child = spawn(execPath, [...FLAGS, MAIN], {
    env: {
      ...env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      KALENDS_DATA: dataFolder,
      KALENDS_PROCESSES: env.KALENDS_PROCESSES ?? '1',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await waitUntilReady(url, child, started + PATIENCE_MS)
  return { url, pid: child.pid ?? 0, readyAfterMs: performance.now() - started, stop: () => stop(child) }
}

/**
 * Creates a temporary data folder, passes it to the function and deletes it afterwards. PostgreSQL runs as its own user
 * and must be able to enter it.
 */
export async function withDataFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-bench-'))
  chmodSync(folder, 0o755)
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function waitUntilReady(url: string, child: ChildProcess, deadline: number): Promise<void> {
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`)
    const answer = await fetch(`${url}/ready`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await stop(child)
  throw new Error(`the server was not ready after ${PATIENCE_MS / 1000} s`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
