// Serves this folder, the client, and the address of Kalends.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { dirname, extname, join, normalize } from 'node:path'
import { env, stdout } from 'node:process'
import { fileURLToPath } from 'node:url'

const here = import.meta.dirname
const client = dirname(fileURLToPath(import.meta.resolve('@kalends/sdk')))
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
const files = new Set(['index.html', 'app.js', 'style.css'])

const settings = {
  apiUrl: env.KALENDS_URL ?? 'http://127.0.0.1:4000',
  clientId: env.KALENDS_CLIENT_ID,
}
if (!settings.clientId) throw new Error('Set KALENDS_CLIENT_ID to the client ID of a connected app')

/** Returns the file of an address, or undefined. */
function findFile(pathname) {
  const path = normalize(pathname).slice(1) || 'index.html'
  if (path.startsWith('client/') && path.endsWith('.js')) return join(client, path.slice('client/'.length))
  return files.has(path) ? join(here, path) : undefined
}

createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  if (pathname === '/settings.json')
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(settings))
  const file = findFile(pathname)
  const content = file && (await readFile(file).catch(() => undefined))
  if (!content) return response.writeHead(404).end('Not found')
  response.writeHead(200, { 'content-type': types[extname(file)] }).end(content)
}).listen(Number(env.PORT ?? 5173), () => stdout.write(`http://localhost:${env.PORT ?? 5173}/\n`))
