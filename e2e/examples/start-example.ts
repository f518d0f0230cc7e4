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

/**
 * Registers an example as a connected app and starts it.
 *
 * @param folder  of `examples`
 * @param args  the program and its arguments, which prints a line once it is ready
 */
export async function startExample(
  folder: string,
  args: string[],
  more: Record<string, string> = {},
): Promise<Example> {
  const port = await freePort()
  const url = `http://localhost:${port}/`
  const options = ['--name', folder, '--redirect-uri', url, `${url}callback`]
  const { clientId } = await operator<{ clientId: string }>('oauth-clients', 'create', ...options)
  const child = spawn(execPath, args, {
    cwd: fileURLToPath(new URL(`../../examples/${folder}`, import.meta.url)),
    env: {
      ...env,
      NODE_OPTIONS: '',
      PORT: String(port),
      KALENDS_URL: siteUrl(),
      KALENDS_CLIENT_ID: clientId,
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await firstLine(child, folder)
  return { url, stop: () => child.kill() }
}

function firstLine(child: ChildProcess, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)))
    if (child.stdout) createInterface({ input: child.stdout }).once('line', () => resolve())
  })
}
