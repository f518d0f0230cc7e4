import { createServer } from 'node:net'
import { sql } from 'kysely'
import { systemClock } from '../clock.ts'
import { type Config, ConfigError } from '../config.ts'
import type { Db } from '../db/database.ts'
import { type Signal, Signals } from '../db/signals.ts'
import { loadKeyPair } from '../http/tls.ts'
import { createLog } from '../log.ts'
import { openInstallation } from '../setup/open-installation.ts'
import type { RunningServer, StartOptions } from '../setup/start-server.ts'
import { embeddedConnections, shareConnections } from './connections.ts'
import { SharedLimits } from './shared-limits.ts'
import { Workers } from './workers.ts'

/** Only the jobs listen to events and deliveries, and they are in the primary. */
const concernsWorkers = (signal: Signal): boolean => signal !== 'eventsAppended' && signal !== 'webhooksDue'

/**
 * Starts several server processes behind one port. This process, the primary, owns what there is once: the database,
 * the start steps, the jobs, and the counts of limits that hold for all processes. It answers no request itself.
 */
export async function startProcesses(
  config: Config,
  count: number,
  { onLost }: StartOptions = {},
): Promise<RunningServer> {
  const log = createLog(config.logLevel)
  const limits = new SharedLimits(() => systemClock.now())
  const signals = new Signals((signal) => {
    if (concernsWorkers(signal)) workers.broadcast({ type: 'signal', signal })
  })
  const workers = new Workers({
    count,
    log,
    onMessage: async (message, from) => {
      if (message.type === 'signal') {
        signals.deliver(message.signal)
        if (concernsWorkers(message.signal)) workers.broadcast(message, from)
      }
      const answer = await limits.handle(from.id, message)
      if (answer) workers.send(from, answer)
    },
    onGone: ({ id }) => limits.forget(id),
  })
  const undo = [() => workers.stop()]
  const stop = async () => {
    for (const step of undo) await step()
  }
  try {
    const maxConnections = embeddedConnections(count)
    const shared = { signals, pictures: limits.pictures, maxConnections }
    const installation = await openInstallation(config, { clock: systemClock, log, onLost, ...shared })
    undo.push(installation.close)
    // Makes the certificate if it is our own; the processes read it.
    await loadKeyPair(config, systemClock.now())
    // All of them must name the same port.
    if (config.port === 0) config.port = await findFreePort(config)
    const accepted = await readMaxConnections(installation.context.db)
    const { poolSize, suffice } = shareConnections(accepted, count)
    if (!suffice)
      log.warn(
        { accepted, processes: count },
        'PostgreSQL accepts few connections for so many processes: raise max_connections, or set KALENDS_PROCESSES',
      )
    await workers.start({ config, databaseUrl: installation.databaseUrl, poolSize, processes: count })
    return { notes: [`Processes  ${count}`, ...installation.notes], stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function readMaxConnections(db: Db): Promise<number> {
  const { rows } = await sql<{ max: number }>`select current_setting('max_connections')::int as max`.execute(db)
  return rows[0]?.max ?? 0
}

function findFreePort({ host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', () => reject(new ConfigError([`HOST is "${host}". This machine has no such address.`])))
    probe.listen(0, host, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
