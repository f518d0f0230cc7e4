import { type ChildProcess, fork } from 'node:child_process'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { dataFolder } from './stage.ts'

const PROCESS = fileURLToPath(new URL('operator-process.ts', import.meta.url))

type Sent = { id: number; printed: string }

/** One process for each data folder. */
const processes = new Map<string, ChildProcess>()
let lastId = 0

/** Runs an operator command on the data of the running server and returns its `--json` output. */
export async function operator<Result>(...words: string[]): Promise<Result> {
  const child = findProcess(dataFolder())
  const id = ++lastId
  const printed = await new Promise<string>((resolve, reject) => {
    const listen = (sent: Sent): void => {
      if (sent.id !== id) return
      child.off('message', listen)
      child.off('exit', reject)
      resolve(sent.printed)
    }
    child.on('message', listen)
    child.once('exit', reject)
    child.send({ id, words: [...words, '--json'] })
  })
  const result = JSON.parse(printed)
  if (result?.error) throw new Error(`${words.join(' ')}: ${printed}`)
  return result as Result
}

function findProcess(folder: string): ChildProcess {
  const running = processes.get(folder)
  if (running?.connected) return running
  const child = fork(PROCESS, {
    // The compiled program, which starts faster than its sources.
    env: { ...env, NODE_ENV: 'production', NODE_OPTIONS: '', KALENDS_DATA: folder },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  processes.set(folder, child)
  return child
}
