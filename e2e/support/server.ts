// Runs the built server on its own port and data folder, with the demo business.
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env, execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'

const MAIN = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url))
const READY_WITHIN_MS = 280_000
const STOP_WITHIN_MS = 60_000

export type RunningServer = {
  url: string
  /** The temporary data folder: database, generated secrets, passwords of the demo business. */
  dataFolder: string
  stop: () => Promise<void>
}

export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  if (!existsSync(MAIN)) throw new Error(`${MAIN} is missing: run npm run build first`)
  const port = await freePort()
  const dataFolder = temporaryDataFolder()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(execPath, [MAIN], {
    env: {
      ...env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      KALENDS_DATA: dataFolder,
      KALENDS_PROCESSES: '1',
      KALENDS_LOCAL_PROVIDERS: '1',
      KALENDS_PRIVATE_WEBHOOKS: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = recordOutput(child)
  const stop = async (): Promise<void> => {
    await stopProcess(child)
    rmSync(dataFolder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    await waitUntilReady(url, child)
  } catch (cause) {
    await stop()
    throw new Error(`the server did not become ready:\n${output()}`, { cause })
  }
  return { url, dataFolder, stop }
}

/** As root, PostgreSQL runs as another user, so the folder above its data must be accessible. */
function temporaryDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-e2e-'))
  chmodSync(folder, 0o755)
  return folder
}

/** Starts a server that the tests of this worker use until it stops. */
export async function useOwnServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer(settings)
  const before = { KALENDS_E2E_URL: env['KALENDS_E2E_URL'], KALENDS_E2E_DATA: env['KALENDS_E2E_DATA'] }
  Object.assign(env, { KALENDS_E2E_URL: server.url, KALENDS_E2E_DATA: server.dataFolder })
  const stop = async (): Promise<void> => {
    Object.assign(env, before)
    await server.stop()
  }
  return { ...server, stop }
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('the process ended')
    const answer = await fetch(`${url}/ready`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`nothing ready at ${url} after ${READY_WITHIN_MS / 1000} s`)
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
  await ended
  clearTimeout(force)
}

/** Keeps the last lines only: they explain a failed start without filling the memory. */
function recordOutput(child: ChildProcess): () => string {
  const chunks: string[] = []
  const keep = (chunk: Buffer): void => {
    chunks.push(chunk.toString())
    if (chunks.length > 200) chunks.shift()
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  return () => chunks.join('').slice(-8000)
}
