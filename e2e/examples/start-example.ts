import { type ChildProcess, spawn } from 'node:child_process'
import { env, execPath } from 'node:process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from '../support/free-port.ts'
import { operator } from '../support/operator.ts'
import { siteUrl } from '../support/stage.ts'

export type Example = {
  /** On another host than the server, so that no cookie is shared. */
  url: string
  stop: () => void
}

/** Returns the folder of an example. */
export const exampleFolder = (name: string): string => fileURLToPath(new URL(`../../examples/${name}`, import.meta.url))

/**
 * Registers an example as a connected app and starts it.
 *
 * @param args  the program and its arguments
 * @param folder  where it is installed
 * @param ready  what the line says that it prints once it is ready; the first line if unset
 */
export async function startExample(
  name: string,
  args: string[],
  { folder = exampleFolder(name), ready = /^/ }: { folder?: string; ready?: RegExp } = {},
): Promise<Example> {
  const port = await freePort()
  const url = `http://localhost:${port}/`
  const options = ['--name', name, '--redirect-uri', url, `${url}callback`]
  const { clientId } = await operator<{ clientId: string }>('oauth-clients', 'create', ...options)
  const child = spawn(execPath, args, {
    cwd: folder,
    env: {
      ...env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      PORT: String(port),
      KALENDS_URL: siteUrl(),
      KALENDS_CLIENT_ID: clientId,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await lineLike(ready, child, name)
  return { url, stop: () => child.kill() }
}

function lineLike(pattern: RegExp, child: ChildProcess, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)))
    if (!child.stdout) return
    createInterface({ input: child.stdout }).on('line', (line) => pattern.test(line) && resolve())
  })
}
