/** Connections that are not for requests: of the jobs, of PostgreSQL itself and of the operator's commands. */
const reserved = 40
/** So few suffice, and a request that needs a second one finds it. */
const leastPerProcess = 4
const mostPerProcess = 12
const usual = 100

/** How many connections the embedded PostgreSQL accepts, so that there are enough for each process. */
export function embeddedConnections(processes: number): number {
  return Math.max(usual, reserved + leastPerProcess * processes)
}

/** Connections of each process, and whether PostgreSQL accepts that many. */
export function shareConnections(accepted: number, processes: number): { poolSize: number; suffice: boolean } {
  const share = Math.floor((accepted - reserved) / processes)
  const poolSize = Math.min(mostPerProcess, Math.max(leastPerProcess, share))
  return { poolSize, suffice: share >= leastPerProcess }
}
