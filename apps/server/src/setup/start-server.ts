import { systemClock } from '../clock.ts'
import type { Config } from '../config.ts'
import { createLog } from '../log.ts'
import { openInstallation } from './open-installation.ts'
import { serve } from './serve.ts'

export type StartOptions = {
  /** Called when the server can no longer work and has to be stopped. */
  onLost?: (error: unknown) => void
}

export type RunningServer = {
  /** What the start steps have to say to the operator. */
  notes: string[]
  /** Stops listening, answers what is under way, ends jobs and connections, and the embedded database last. */
  stop(): Promise<void>
}

/** Starts everything in this process; what was started is stopped again when a later part fails. */
export async function startServer(config: Config, { onLost }: StartOptions = {}): Promise<RunningServer> {
  const log = createLog(config.logLevel)
  const installation = await openInstallation(config, { clock: systemClock, log, onLost })
  try {
    const stopServing = await serve(installation.context)
    return {
      notes: installation.notes,
      stop: async () => {
        await stopServing()
        await installation.close()
      },
    }
  } catch (error) {
    await installation.close()
    throw error
  }
}
