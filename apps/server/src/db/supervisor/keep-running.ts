import { type Postmaster, type PostmasterOptions, startPostmaster } from './postmaster.ts'

export type RunningPostgres = { port: number; pid(): number; stop(): Promise<void> }

const maxRestarts = 3
const withinMs = 60_000

/** Restarts PostgreSQL on the same port when it ends unexpectedly; gives up after three times within a minute. */
export async function keepRunning(
  options: PostmasterOptions,
  onLost?: (error: unknown) => void,
): Promise<RunningPostgres> {
  let postmaster = await startPostmaster(options)
  const { port } = postmaster
  let stopping = false
  let restarting = Promise.resolve()
  const deaths: number[] = []
  const watch = (watched: Postmaster) => {
    void watched.ended.then(() => {
      if (!stopping) restarting = restart()
    })
  }
  const restart = async () => {
    const now = performance.now()
    deaths.push(now)
    options.log.error('the embedded database died and is started again')
    try {
      if (deaths.filter((at) => now - at < withinMs).length > maxRestarts)
        throw new Error('the embedded database stops repeatedly')
      postmaster = await startPostmaster({ ...options, port })
      watch(postmaster)
    } catch (error) {
      if (!stopping) onLost?.(error)
    }
  }
  watch(postmaster)
  return {
    port,
    pid: () => postmaster.pid,
    stop: async () => {
      stopping = true
      await restarting
      await postmaster.stop()
    },
  }
}
