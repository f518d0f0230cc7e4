import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startServer, withDataFolder } from '../server/start-server.ts'
import type { Group, Measured, Row } from '../table/row.ts'

const MEASURE = fileURLToPath(new URL('../../../e2e/measure-calendar.ts', import.meta.url))

type Figures = { turnMs: number; openMs: number; dragMs: number; plainMs: number }

/** A day of 800 bookings in the dashboard, compared with a day of 20 and with the same blocks as plain HTML. */
export const calendar: Group = {
  name: 'calendar',
  measure: () =>
    withDataFolder(async (folder) => {
      const server = await startServer(folder)
      try {
        return compare(await measureIn(server.url, folder))
      } finally {
        await server.stop()
      }
    }),
}

/** Runs in its own process, because it needs a browser. */
async function measureIn(url: string, folder: string): Promise<{ few: Figures; many: Figures }> {
  const signIn = readFileSync(join(folder, 'demo-sign-in.txt'), 'utf8')
  const [, email = '', password = ''] = /^(\S+) +(\S+) +\(.+, owner\)$/m.exec(signIn) ?? []
  const words = ['--conditions=source', MEASURE, url, email, password]
  const { stdout } = await promisify(execFile)(execPath, words)
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}

function compare({ few, many }: { few: Figures; many: Figures }): Measured {
  return {
    yardsticks: [
      { name: 'render 800 bookings as plain HTML', value: many.plainMs, unit: 'ms' },
      { name: 'open a booking on a day with 20 bookings', value: few.openMs, unit: 'ms' },
      { name: 'one drag step on a day with 20 bookings', value: few.dragMs, unit: 'ms' },
    ],
    rows: [
      row('navigate to a day with 800 bookings', many.turnMs, many.plainMs, 20, 'plain HTML'),
      row('open a booking on a day with 800 bookings', many.openMs, few.openMs, 3, 'a day with 20'),
      row('one drag step on a day with 800 bookings', many.dragMs, few.dragMs, 2, 'a day with 20'),
    ],
  }
}

function row(name: string, value: number, yardstick: number, most: number, than: string): Row {
  const ratio = value / yardstick
  return { name, value, unit: 'ms', budget: `≤ ${most} × ${than}`, passed: value > 0 && ratio <= most, ratio }
}
