import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type AppOptions, buildApp } from '../app.ts'
import { type Config, ConfigError, checkoutFolder } from '../config.ts'
import type { Context } from '../context.ts'
import { loadKeyPair } from '../http/tls.ts'

type App = Awaited<ReturnType<typeof buildApp>>

const drainMs = 10_000

/** Connections that the system lets wait. Beyond Node's 511, clients of a burst would wait seconds to try again. */
const waitingConnections = 4096

/** Builds the app and listens. Returns a function that stops listening and answers what is under way. */
export async function serve(context: Context, options: AppOptions = {}): Promise<() => Promise<void>> {
  const { config, clock } = context
  const https = await loadKeyPair(config, clock.now())
  const app = await buildApp(context, { ...(https ? { https } : {}), ...findPages(config), ...options })
  try {
    await listen(app, config)
  } catch (error) {
    await app.close()
    throw explainError(error, config)
  }
  return () => drain(app)
}

/** The pages as built; from their sources while they are edited; none where nothing was built, as in tests of the API. */
function findPages({ development }: Config): Pick<AppOptions, 'pages' | 'pagesSource'> {
  const web = join(checkoutFolder, 'apps/web')
  if (development) return { pagesSource: web }
  const folder = join(web, 'build')
  return existsSync(join(folder, 'server/server.js')) ? { pages: { folder } } : {}
}

/** A port of 0 takes any free one; the settings then hold the one it became, for addresses are made from them. */
async function listen(app: App, config: Config): Promise<void> {
  await app.listen({ host: config.host, port: config.port, backlog: waitingConnections })
  const address = app.server.address()
  if (address && typeof address === 'object') config.port = address.port
}

/** Answers what is under way. A connection that falls idle meanwhile is closed; what takes too long is cut. */
async function drain(app: App): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 100)
  const cut = setTimeout(() => app.server.closeAllConnections(), drainMs)
  await app.close()
  clearInterval(sweep)
  clearTimeout(cut)
}

function explainError(error: unknown, { host, port }: Config): unknown {
  const { code } = error as NodeJS.ErrnoException
  const at = `Port ${port} on ${host}`
  if (code === 'EADDRINUSE') return new ConfigError([`${at} is taken by another program. Set PORT to another number.`])
  if (code === 'EACCES') return new ConfigError([`${at} is not open to this user. Set PORT to a number above 1023.`])
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new ConfigError([`HOST is "${host}". This machine has no such address.`])
  return error
}
