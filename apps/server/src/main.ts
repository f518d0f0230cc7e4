import { type Config, readConfig } from './config.ts'
import { countProcesses } from './processes/count-processes.ts'
import { greeting } from './setup/greeting.ts'
import { errorText } from './setup/operator-errors.ts'
import { type RunningServer, type StartOptions, startServer } from './setup/start-server.ts'

let starting: Promise<RunningServer> | undefined
let stopping = false
let stoppingSince = 0

// What this process writes is for its own user, unless a mode says otherwise.
process.umask(0o077)
process.on('SIGINT', () => void stop(0))
process.on('SIGTERM', () => void stop(0))

try {
  const config = readConfig()
  starting = start(config, { onLost: (error) => void shutDownAfterError(error) })
  const { notes } = await starting
  if (!stopping) process.stdout.write(greeting(config, notes))
} catch (error) {
  if (!stopping) printError(error)
  process.exit(1)
}

async function start(config: Config, options: StartOptions): Promise<RunningServer> {
  const processes = countProcesses(config)
  if (processes === 1) return startServer(config, options)
  const { startProcesses } = await import('./processes/start-processes.ts')
  return startProcesses(config, processes, options)
}

/** The first signal stops in order; a later one stops waiting. Under npm one Ctrl-C arrives twice, at once. */
async function stop(code: number): Promise<void> {
  if (stopping) {
    if (performance.now() - stoppingSince > 1000) process.exit(1)
    return
  }
  stopping = true
  stoppingSince = performance.now()
  try {
    const server = await starting
    await server?.stop()
  } catch (error) {
    printError(error)
    process.exit(1)
  }
  process.exit(code)
}

async function shutDownAfterError(error: unknown): Promise<void> {
  printError(error)
  if (!stopping) await stop(1)
}

function printError(error: unknown): void {
  process.stderr.write(`${errorText(error)}\n`)
}
