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

/** A day of 800 bookings in the dashboard, beside one of 20 and beside the same blocks as plain HTML. */
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

/** In a browser, so in a process of its own. */
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
      { name: '800 bookings drawn by the browser alone, as plain HTML', value: many.plainMs, unit: 'ms' },
      { name: 'open a booking on a day of 20', value: few.openMs, unit: 'ms' },
      { name: 'follow one step of a drag on a day of 20', value: few.dragMs, unit: 'ms' },
    ],
    rows: [
      row('turn to a day of 800 bookings', many.turnMs, many.plainMs, 20, 'plain HTML'),
      row('open a booking on a day of 800', many.openMs, few.openMs, 3, 'a day of 20'),
      row('follow one step of a drag on a day of 800', many.dragMs, few.dragMs, 2, 'a day of 20'),
    ],
  }
}

function row(name: string, value: number, yardstick: number, most: number, than: string): Row {
  const ratio = value / yardstick
  return { name, value, unit: 'ms', budget: `≤ ${most} × ${than}`, passed: value > 0 && ratio <= most, ratio }
}
