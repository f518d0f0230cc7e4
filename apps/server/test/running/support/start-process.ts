import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { onTestFinished } from 'vitest'

const checkout = resolve(import.meta.dirname, '../../../../..')
/** Dozens of processes are started from the same sources: each takes what an earlier one made of them. */
const compiled = resolve(checkout, 'node_modules/.cache/kalends/compiled')

export type RunningProcess = {
  child: ChildProcess
  pid: number
  /** Everything it wrote so far, both streams. */
  output(): string
  stdout(): string
  /** The first match in its output, as soon as it appears; fails when the process ends without it. */
  waitForOutput(pattern: RegExp): Promise<RegExpExecArray>
  /** Exit code, or the name of the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>
  kill(signal: NodeJS.Signals): Promise<number | NodeJS.Signals>
}

export type ProcessOptions = {
  args?: string[]
  environment?: Record<string, string>
  /** The user to run as, where the test itself is root. */
  uid?: number
}

/** Starts a script of the server in a process of its own, with nothing of the environment but what it is given. */
export function startProcess(
  script: string,
  { args = [], environment = {}, uid }: ProcessOptions = {},
): RunningProcess {
  const child = spawn(process.execPath, ['--conditions=source', resolve(checkout, script), ...args], {
    cwd: checkout,
    // One process on any machine, unless the test is about several.
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compiled,
      KALENDS_PROCESSES: '1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  })
  const heard = { stdout: '', all: '' }
  child.stdout.on('data', (chunk) => {
    heard.stdout += chunk
    heard.all += chunk
  })
  child.stderr.on('data', (chunk) => {
    heard.all += chunk
  })
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals)
  const kill = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  onTestFinished(async () => void (await kill('SIGTERM')))
  return {
    child,
    pid: child.pid as number,
    output: () => heard.all,
    stdout: () => heard.stdout,
    waitForOutput: (pattern) => waitFor(child, heard, pattern, ended),
    ended,
    kill,
  }
}

async function waitFor(
  child: ChildProcess,
  heard: { all: string },
  pattern: RegExp,
  ended: Promise<unknown>,
): Promise<RegExpExecArray> {
  for (;;) {
    const match = pattern.exec(heard.all)
    if (match) return match
    if (child.exitCode !== null || child.signalCode !== null) {
      await ended
      const last = pattern.exec(heard.all)
      if (last) return last
      throw new Error(`ended without saying ${pattern}:\n${heard.all}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
