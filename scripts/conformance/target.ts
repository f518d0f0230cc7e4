import { operator } from '../../bench/src/http/operator.ts'
import { startServer } from '../../e2e/support/server.ts'
import { buildIfNeeded } from '../building/build.ts'

/** The business that is called. */
export type Target = {
  url: string
  siteId: string
  apiKey: string
  clientId: string
  /** Registered for the client; nothing needs to answer there. */
  redirectUri: string
  /** Returns the latest message to an address; absent for a server that is not ours. */
  findMessage?: (email: string) => Promise<{ subject: string; bodyText: string }>
}

const REDIRECT_URI = 'https://front-end.example/back'

/** Starts a server with the demo business on a temporary data folder, for as long as the work takes. */
export async function withOwnServer<T>(work: (target: Target) => Promise<T>): Promise<T> {
  const built = await buildIfNeeded()
  if (!built.passed) throw new Error('The build failed')
  const server = await startServer()
  try {
    const run = <R>(...words: string[]): Promise<R> => operator<R>(server.dataFolder, ...words)
    const key = await run<{ siteId: string; apiKey: string }>('api-keys', 'create', '--name', 'Conformance')
    const options = ['--name', 'Conformance', '--redirect-uri', REDIRECT_URI]
    const { clientId } = await run<{ clientId: string }>('oauth-clients', 'create', ...options)
    const findMessage: Target['findMessage'] = async (email) => {
      const [message] = await run<{ subject: string; bodyText: string }[]>('outbox', '--to', email)
      if (!message) throw new Error(`There is no message to ${email}`)
      return message
    }
    return await work({ url: server.url, ...key, clientId, redirectUri: REDIRECT_URI, findMessage })
  } finally {
    await server.stop()
  }
}
