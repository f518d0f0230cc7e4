import type { Log } from '../log.ts'

export type Lane = {
  /** Runs the work now, or again after the current run. */
  wake(): void
  /** Waits for running work and starts no more. */
  stop(): Promise<void>
}

/** Runs work when woken and at least every `everyMs`, never concurrently. A failure waits for the next run. */
export function startLane(work: () => Promise<unknown>, everyMs: number, log: Log): Lane {
  let running: Promise<void> | undefined
  let again = false
  let stopped = false
  const turn = async () => {
    do {
      again = false
      await work()
    } while (again && !stopped)
  }
  const wake = () => {
    again = true
    if (running || stopped) return
    running = turn()
      .catch((error) => log.error({ err: error }, 'background work failed and is tried again'))
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(wake, everyMs)
  wake()
  return {
    wake,
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
