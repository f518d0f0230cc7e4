// Once per run: one browser and one server for every spec. KALENDS_E2E_URL takes a server that already runs instead.
import { env } from 'node:process'
import type { TestProject } from 'vitest/node'
import { launchBrowser } from './launch.ts'
import { startServer } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    browserEndpoint: string
    /** Where the site answers, without a slash at the end. */
    siteUrl: string
    /** Empty when the server was started by somebody else. */
    dataFolder: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = env.KALENDS_E2E_URL
  const server = running ? undefined : await startServer()
  const browser = await launchBrowser().catch(async (cause) => {
    await server?.stop()
    throw cause
  })
  project.provide('browserEndpoint', browser.wsEndpoint())
  project.provide('siteUrl', server?.url ?? running ?? '')
  project.provide('dataFolder', server?.dataFolder ?? '')
  return async () => {
    await browser.close()
    await server?.stop()
  }
}
