import { execFile } from 'node:child_process'
import { env, execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { dataFolder } from './stage.ts'

const COMMAND = fileURLToPath(new URL('../../apps/cli/dist/main.js', import.meta.url))

/** Runs an operator command on the data of the running server and returns its `--json` output. */
export async function operator<Result>(...words: string[]): Promise<Result> {
  const { stdout } = await promisify(execFile)(execPath, [COMMAND, ...words, '--json'], {
    env: { ...env, NODE_ENV: 'production', KALENDS_DATA: dataFolder() },
  })
  return JSON.parse(stdout) as Result
}
