import type { Log } from '../log.ts'

export type Lane = {
  /** Runs the work now, or once more when it is running already. */
  wake(): void
  /** Waits for running work and starts no more. */
  stop(): Promise<void>
}

/** Work that runs when it is woken and at least every `everyMs`, never twice at once. A failure waits for the next turn. */
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
