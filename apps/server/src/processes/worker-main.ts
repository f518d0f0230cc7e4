// NOTE: a server process, started by workers.ts: answers requests on the port that all of them share.
import { composeFeatures } from '../compose.ts'
import { createContext } from '../context.ts'
import { Signals } from '../db/signals.ts'
import { BodiesInFlight } from '../http/bodies/bodies-in-flight.ts'
import { createLog } from '../log.ts'
import { errorText } from '../setup/operator-errors.ts'
import { serve } from '../setup/serve.ts'
import { LimitsOfPrimary } from './limits-of-primary.ts'
import type { FromWorker, ToWorker, WorkerSettings } from './messages.ts'
import { ownBodyBounds } from './shared-limits.ts'

process.umask(0o077)
// A terminal sends them to every process; the primary says when to stop. When it is gone, so is this process.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)

const signals = new Signals((signal) => void send({ type: 'signal', signal }))
const limits = new LimitsOfPrimary((message) => void send(message))
let running: Promise<() => Promise<void>> | undefined
process.on('message', (message: ToWorker) => {
  if (message.type === 'signal') signals.deliver(message.signal)
  if (message.type === 'start') running = start(message.settings)
  if (message.type === 'answer') limits.receive(message.id, message.answer)
  if (message.type === 'stop') void stop()
})

/** Returns how to stop. */
async function start({ config, databaseUrl, poolSize, processes }: WorkerSettings): Promise<() => Promise<void>> {
  try {
    const log = createLog(config.logLevel)
    const { hits, pictures, streams, reserveBody } = limits
    const context = createContext(config, {
      databaseUrl,
      ports: composeFeatures(),
      log,
      poolSize,
      signals,
      pictures,
      streams,
    })
    const bodies = new BodiesInFlight(ownBodyBounds(processes), reserveBody)
    const stopServing = await serve(context, { hits, bodies })
    await send({ type: 'ready' })
    return async () => {
      await stopServing()
      await context.close()
    }
  } catch (error) {
    await send({ type: 'failed', reason: errorText(error) })
    process.exit(1)
  }
}

async function stop(): Promise<void> {
  const stopRunning = await running
  await stopRunning?.()
  process.exit(0)
}

/** Resolves when the message is on its way. */
function send(message: FromWorker): Promise<void> {
  return new Promise((resolve) => process.send?.(message, undefined, undefined, () => resolve()))
}
