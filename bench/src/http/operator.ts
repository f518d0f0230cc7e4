import { execFile } from 'node:child_process'
import { env, execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const COMMANDS = fileURLToPath(new URL('../../../apps/cli/dist/main.js', import.meta.url))

/** Runs an operator command on the data of a running server, and returns the JSON it prints. */
export async function operator<T>(dataFolder: string, ...words: string[]): Promise<T> {
  const { stdout } = await promisify(execFile)(execPath, [COMMANDS, ...words, '--json'], {
    env: { ...env, KALENDS_DATA: dataFolder },
  })
  return JSON.parse(stdout) as T
}
