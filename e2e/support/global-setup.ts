// Once per run: a browser that the workers share, and a server for each of them. KALENDS_E2E_URL takes a server that
// already runs instead.
import { env } from 'node:process'
import type { TestProject } from 'vitest/node'
import { sqlIn } from './database.ts'
import { launchBrowser } from './launch.ts'
import { startServer } from './server.ts'
import { WORKERS } from './workers.ts'

/** What one worker works with. */
type Stage = {
  /** Of the browser that all workers share; each has contexts of its own. */
  browserEndpoint: string
  /** Where the site answers, without a slash at the end. */
  siteUrl: string
  /** Empty when the server was started by somebody else. */
  dataFolder: string
}

declare module 'vitest' {
  interface ProvidedContext {
    stages: Stage[]
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { testFiles } = await project.globTestFiles(requestedNames(project.vitest))
  const wanted = Math.min(WORKERS, testFiles.length)
  const open: (() => Promise<void>)[] = []
  const stop = async (): Promise<void> => void (await Promise.all(open.map((close) => close())))
  try {
    const browserEndpoint = await openBrowser(open)
    const servers = await startServers(wanted, open)
    project.provide(
      'stages',
      servers.map((server) => ({ ...server, browserEndpoint })),
    )
  } catch (cause) {
    await stop()
    throw cause
  }
  return stop
}

async function openBrowser(open: (() => Promise<void>)[]): Promise<string> {
  const browser = await launchBrowser()
  open.push(() => browser.close())
  return browser.wsEndpoint()
}

async function startServers(count: number, open: (() => Promise<void>)[]) {
  const running = env.KALENDS_E2E_URL
  if (running) return [{ siteUrl: running, dataFolder: '' }]
  const begun = await Promise.allSettled(Array.from({ length: count }, () => startServer()))
  for (const one of begun) if (one.status === 'fulfilled') open.push(one.value.stop)
  const started = begun.map((one) => {
    if (one.status === 'rejected') throw one.reason
    return { siteUrl: one.value.url, dataFolder: one.value.dataFolder }
  })
  for (const { dataFolder } of started) await sqlIn(dataFolder, generousLimits)
  return started
}

// All journeys of one worker come from one network and book for a few addresses.
const generousLimits = `update sites set max_bookings_per_visitor = 1000, max_bookings_per_network = 10000,
  max_bookings_per_recipient = 1000, max_submissions_per_visitor = 1000, max_emails_per_recipient = 1000`

/** The words after `vitest run`; the types keep quiet about them. */
function requestedNames(vitest: object): string[] | undefined {
  return (vitest as { filenamePattern?: string[] }).filenamePattern
}
