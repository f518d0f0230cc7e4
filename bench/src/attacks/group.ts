import { readFileSync } from 'node:fs'
import { platform } from 'node:os'
import { startServer, withDataFolder } from '../server/start-server.ts'
import type { Group, Row } from '../table/row.ts'
import { type Attack, attacks } from './attacks.ts'

/** Most processor time of the server for one request without a token. */
const BUDGET_MS = 50
const WARM_UP = 5
const REPEATS = 20
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

/** What one request of a stranger costs the server, whatever is in it. Passwords are not among them: their hash costs on purpose. */
export const attacked: Group = {
  name: 'attacks',
  measure: async () => {
    if (platform() !== 'linux') return { yardsticks: [], rows: [] }
    return withDataFolder(async (folder) => {
      const server = await startServer(folder)
      try {
        const rows: Row[] = []
        for (const attack of attacks) rows.push(await measure(server, attack))
        return { yardsticks: [], rows }
      } finally {
        await server.stop()
      }
    })
  },
}

async function measure({ url, pid }: { url: string; pid: number }, { name, path, ...request }: Attack): Promise<Row> {
  const send = async (): Promise<void> => {
    // What is refused unread may close the line.
    const answer = await fetch(new URL(path, url), { ...request, redirect: 'manual' }).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => undefined)
    if (answer && answer.status >= 500) throw new Error(`${name} is answered with ${answer.status}`)
  }
  for (let sent = 0; sent < WARM_UP; sent += 1) await send()
  const before = processorMs(pid)
  for (let sent = 0; sent < REPEATS; sent += 1) await send()
  const value = (processorMs(pid) - before) / REPEATS
  return {
    name: `${name}, processor time`,
    value,
    unit: 'ms',
    budget: `≤ ${BUDGET_MS} ms`,
    passed: value <= BUDGET_MS,
  }
}

/** Time the process has spent in its own code and in the system's. */
function processorMs(pid: number): number {
  // The name of the program, in parentheses, may hold anything.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}
