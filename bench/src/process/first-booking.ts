// The time from the first command on a fresh clone to the first booking.
import { execFile, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createClient, visitorAuth } from '@kalends/sdk'
import { freePort } from '../server/free-port.ts'
import type { Row } from '../table/row.ts'

const run = promisify(execFile)
const DEFAULTS = fileURLToPath(new URL('../../..', import.meta.url))
const LIMIT_SECONDS = 120
const PATIENCE_MS = 600_000

/** Clones the committed repository, runs the commands of the README, and books the next available time. */
export async function firstBooking(): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-first-'))
  chmodSync(folder, 0o755)
  const clone = join(folder, 'clone')
  try {
    await run('git', ['clone', '--quiet', '--depth', '1', `file://${DEFAULTS}`, clone])
    const value = await measure(clone, join(folder, 'data'))
    return {
      name: 'first command to first booking, fresh clone',
      value,
      unit: 's',
      budget: `≤ ${LIMIT_SECONDS} s`,
      passed: value <= LIMIT_SECONDS,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function measure(clone: string, dataFolder: string): Promise<number> {
  const port = await freePort()
  const settings = { ...strangersEnvironment(), PORT: String(port), KALENDS_DATA: dataFolder }
  const started = performance.now()
  const child = spawn('npm ci --no-audit --no-fund && exec npm start', {
    shell: '/bin/sh',
    cwd: clone,
    env: settings,
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  try {
    const url = `http://127.0.0.1:${port}`
    await untilReady(url, () => child.exitCode)
    const words = ['run', '--silent', 'kalends', '--', 'api-keys', 'create', '--name', 'bench', '--json']
    const { stdout } = await run('npm', words, { cwd: clone, env: settings })
    await bookNext(url, (JSON.parse(stdout) as { siteId: string }).siteId)
    return (performance.now() - started) / 1000
  } finally {
    if (child.pid) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
}

/** Removes this checkout from PATH, because the clone has its own Node. */
function strangersEnvironment(): NodeJS.ProcessEnv {
  const path = (env.PATH ?? '').split(delimiter).filter((part) => !part.includes('node_modules'))
  const { HOME, LANG } = env
  return { PATH: path.join(delimiter), HOME, LANG }
}

async function untilReady(url: string, exitCode: () => number | null): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (performance.now() < deadline && exitCode() === null) {
    const answer = await fetch(`${url}/ready`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the fresh clone did not start')
}

async function bookNext(apiUrl: string, siteId: string): Promise<void> {
  const kalends = createClient({ apiUrl, auth: visitorAuth({ clientId: siteId }) })
  const { services = [] } = await kalends.services.queryServices({ query: { filter: { type: 'APPOINTMENT' } } })
  const serviceIds = (services ?? []).map(({ id }) => id ?? '')
  const { services: next } = await kalends.availability.listNextFree({ serviceIds })
  const [found] = next.filter(({ times }) => times.length > 0)
  const [time] = found?.times ?? []
  if (!found || !time) throw new Error('the fresh clone has no free time')
  const { startDate, endDate, resourceId, locationId } = time
  const slot = { serviceId: found.serviceId, startDate, endDate, resourceId, locationId, timezone: 'UTC' }
  const { hold } = await kalends.holds.createHold({ slot })
  const contactDetails = { firstName: 'Nomen', lastName: 'Nescio', email: 'nomen@example.org' }
  const { booking } = await kalends.bookings.bookHold({ holdId: hold.id, contactDetails })
  if (booking.status !== 'CONFIRMED' && booking.status !== 'PENDING') throw new Error(`it is ${booking.status}`)
}
