// `npm run dev`: runs the server from its sources and restarts it when one of its files changes. Vite, which runs
// inside it, updates pages and styles in the browser. Node's own --watch would also watch files that Vite writes, and
// restart endlessly.
import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { env, execPath } from 'node:process'
import { TOP } from './project/files.ts'
import { stopWithParent } from './running/stop-with-parent.ts'

const MAIN = join(TOP, 'apps/server/src/main.ts')
const WATCHED = ['apps/server/src', 'packages/contract/src', 'packages/availability/src']
const SETTLE_MS = 150

stopWithParent()
let child = start()
let restarting = false
let settled: NodeJS.Timeout | undefined

for (const folder of WATCHED) {
  watch(join(TOP, folder), { recursive: true }, (_, name) => {
    if (!name?.endsWith('.ts') || name.endsWith('.test.ts')) return
    clearTimeout(settled)
    settled = setTimeout(() => void restart(name), SETTLE_MS)
  })
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isOver(child)) process.exit(0)
    child.once('exit', (code) => process.exit(code ?? 0))
    child.kill(signal)
  })
}

function start(): ChildProcess {
  const args = ['--conditions=source', '--enable-source-maps', MAIN]
  const started = spawn(execPath, args, { cwd: TOP, env: { ...env, NODE_ENV: 'development' }, stdio: 'inherit' })
  started.once('exit', () => {
    if (!started.killed) console.log('The server exited. It restarts with the next change.')
  })
  return started
}

/** The old process must release the port and the data before the new one starts. */
async function restart(changed: string): Promise<void> {
  if (restarting) return
  restarting = true
  console.log(`${changed} changed: starting again`)
  if (!isOver(child)) {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
  child = start()
  restarting = false
}

function isOver({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}
