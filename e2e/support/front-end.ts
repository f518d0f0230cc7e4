import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { operator } from './operator.ts'

/** A front end of someone else: its pages are on `localhost`, ours on `127.0.0.1`. To a browser these are two sites. */
export type FrontEnd = { origin: string; clientId: string; stop: () => void }

/** Starts a front end with an empty page and these scripts, and connects it as an app that may return to `/back`. */
export async function startFrontEnd(name: string, findScript: (path: string) => string | undefined): Promise<FrontEnd> {
  const page = '<!doctype html><html lang="en"><title>Shop</title><div id="root"></div></html>'
  const server = createServer((request, answer) => {
    const script = findScript(request.url ?? '/')
    answer.setHeader('content-type', script === undefined ? 'text/html' : 'text/javascript').end(script ?? page)
  })
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const options = ['--name', name, '--redirect-uri', `${origin}/back`]
  const { clientId } = await operator<{ clientId: string }>('oauth-clients', 'create', ...options)
  return { origin, clientId, stop: () => server.close() }
}
