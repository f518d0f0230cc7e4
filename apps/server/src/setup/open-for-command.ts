import { systemClock } from '../clock.ts'
import { composeFeatures } from '../compose.ts'
import type { Config } from '../config.ts'
import { createContext, type OpenContext } from '../context.ts'
import { reachDatabase } from '../db/open.ts'
import { backgroundLimits } from '../db/time-limits.ts'
import { createLog } from '../log.ts'
import { prepareDatabase } from './prepare-database.ts'

export type Operator = {
  context: OpenContext
  databaseUrl: string
  /** The same database with every right there is, for what the server's role cannot do. */
  maintenanceUrl: string
  /** The migrations that were missing and are applied now. */
  migrated: string[]
  close(): Promise<void>
}

/**
 * Opens the same data as the server for one command. Beside a running server it joins that one's database, else it
 * starts the embedded one for as long as the command lasts. Brings the tables up to date unless told not to.
 */
export async function openForCommand(config: Config, options: { migrate?: boolean } = {}): Promise<Operator> {
  const log = createLog(config.logLevel)
  const database = await reachDatabase(config, { log, purpose: 'command' })
  try {
    const migrated = options.migrate === false ? [] : await prepareDatabase(database.url, systemClock, log)
    const context = createContext(config, {
      databaseUrl: database.url,
      ports: composeFeatures(),
      log,
      limits: backgroundLimits,
    })
    const close = async () => {
      await context.close()
      await database.stop()
    }
    return {
      context,
      databaseUrl: database.url,
      maintenanceUrl: database.maintenanceUrl,
      migrated,
      close,
    }
  } catch (error) {
    await database.stop()
    throw error
  }
}
