import { type Config, ConfigError, readConfig } from './config.ts'
import { greeting } from './setup/greeting.ts'
import { isOperatorError } from './setup/operator-errors.ts'
import { type RunningServer, startServer } from './setup/start-server.ts'

let starting: Promise<RunningServer> | undefined
let stopping = false
let stoppingSince = 0

// What this process writes is for its own user, unless a mode says otherwise.
process.umask(0o077)
process.on('SIGINT', () => void stop(0))
process.on('SIGTERM', () => void stop(0))

try {
  const config = readConfig()
  starting = startServer(config, { onLost: (error) => void shutDownAfterError(error) })
  const { notes } = await starting.catch((error) => Promise.reject(explainError(error, config)))
  if (!stopping) process.stdout.write(greeting(config, notes))
} catch (error) {
  if (!stopping) printError(error)
  process.exit(1)
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
  const text = isOperatorError(error) ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${text}\n`)
}

function explainError(error: unknown, { host, port }: Config): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return error
  const at = `Port ${port} on ${host}`
  if (code === 'EADDRINUSE') return new ConfigError([`${at} is taken by another program. Set PORT to another number.`])
  if (code === 'EACCES') return new ConfigError([`${at} is not open to this user. Set PORT to a number above 1023.`])
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new ConfigError([`HOST is "${host}". This machine has no such address.`])
  return error
}
