import { readFileSync } from 'node:fs'
import { platform } from 'node:os'
import { startServer, withDataFolder } from '../server/start-server.ts'
import type { Group, Row } from '../table/row.ts'
import { firstBooking } from './first-booking.ts'

const SECONDS = 3
const MEGABYTES = 250

/** Start-up on an existing database, and the memory of the process after its first responses. */
export const startingUp: Group = {
  name: 'process',
  measure: () =>
    withDataFolder(async (folder) => {
      const first = await startServer(folder, { KALENDS_PROCESSES: '1' })
      await first.stop()
      const again = await startServer(folder, { KALENDS_PROCESSES: '1' })
      for (let i = 0; i < 20; i++) await (await fetch(again.url)).text()
      const weight = residentMegabytes(again.pid)
      await again.stop()
      const rows = [startRow(again.readyAfterMs / 1000), ...weightRow(weight), await firstBooking()]
      return { yardsticks: [], rows }
    }),
}

const startRow = (value: number): Row => ({
  name: 'start with an existing database',
  value,
  unit: 's',
  budget: `≤ ${SECONDS} s`,
  passed: value <= SECONDS,
})

const weightRow = (value: number | undefined): Row[] =>
  value === undefined
    ? []
    : [
        {
          name: 'resident memory without PostgreSQL',
          value,
          unit: 'MB',
          budget: `≤ ${MEGABYTES} MB`,
          passed: value <= MEGABYTES,
        },
      ]

/** Only Linux reports it without another program. */
function residentMegabytes(pid: number): number | undefined {
  if (platform() !== 'linux') return undefined
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
}
