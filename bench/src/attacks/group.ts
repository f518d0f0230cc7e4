import { platform } from 'node:os'
import { processorMs } from '../server/processes.ts'
import { startServer, withDataFolder } from '../server/start-server.ts'
import type { Group, Row } from '../table/row.ts'
import { type Attack, attacks } from './attacks.ts'

/** Maximum processor time of the server for one request without a token. */
const BUDGET_MS = 50
const WARM_UP = 5
const REPEATS = 20

/**
 * Processor time of one unauthenticated request, whatever it contains. Excludes passwords, whose hash is expensive on
 * purpose.
 */
export const attacked: Group = {
  name: 'attacks',
  measure: async () => {
    if (platform() !== 'linux') return { yardsticks: [], rows: [] }
    return withDataFolder(async (folder) => {
      const server = await startServer(folder, { KALENDS_PROCESSES: '1' })
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
    // A request refused before its body is read may close the connection.
    const answer = await fetch(new URL(path, url), { ...request, redirect: 'manual' }).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => undefined)
    if (answer && answer.status >= 500) throw new Error(`${name} returned ${answer.status}`)
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
