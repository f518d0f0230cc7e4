import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '../server/free-port.ts'

/** An entry of the real response; the baseline copies it, so that both send the same number of bytes. */
export type Entry = {
  slot: { startDate: string; endDate: string; resource: { id: string } } & Record<string, unknown>
} & Record<string, unknown>

export type BareSettings = {
  port: number
  databaseUrl: string
  siteId: string
  resourceIds: string[]
  from: string
  to: string
  /** End of the first day of the range. */
  dayEnd: string
  /** Every start of the grid. */
  starts: string[]
  minutes: number
  template: Entry
}

/** Starts the bare server in its own process, like the real one. */
export async function startBare(settings: Omit<BareSettings, 'port'>): Promise<{ url: string; stop: () => void }> {
  const port = await freePort()
  const child = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production', BARE: JSON.stringify({ ...settings, port }) },
  })
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the bare server ended before it listened'))),
  ])
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill() }
}
