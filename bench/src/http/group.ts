import { withDataFolder } from '../server/start-server.ts'
import type { Group, Measured } from '../table/row.ts'
import { startBare } from './bare.ts'
import { measureBookings } from './bookings.ts'
import { measureDays } from './days.ts'
import { firstEntry, measureMonths } from './months.ts'
import { measureRace } from './race.ts'
import { measureRefusals } from './refusals.ts'
import { type Stage, setStage } from './stage.ts'
import { measureStatements } from './statements.ts'
import { DAY_MS, DAYS, firstDay, gridStarts, MINUTES } from './studio.ts'

/** Over HTTP, on a database with a hundred thousand bookings, compared with the minimum code that returns the same. */
export const overHttp: Group = {
  name: 'http',
  measure: () =>
    withDataFolder(async (folder) => {
      const stage = await setStage(folder)
      try {
        const { yardsticks, rows } = await compare(stage)
        return { yardsticks, rows: [...rows, ...(await measureStatements(stage, folder))] }
      } finally {
        await stage.server.stop()
      }
    }),
}

async function compare(stage: Stage): Promise<Measured> {
  const { siteId, resourceIds } = stage.studio
  const range = { from: new Date(firstDay()).toISOString(), to: new Date(firstDay() + DAYS * DAY_MS).toISOString() }
  const starts = gridStarts()
  const template = await firstEntry(stage, range, starts.length)
  const bare = await startBare({
    ...range,
    dayEnd: new Date(firstDay() + DAY_MS).toISOString(),
    databaseUrl: stage.databaseUrl,
    siteId,
    resourceIds,
    starts,
    minutes: MINUTES,
    template,
  })
  try {
    const parts = [
      await measureMonths(stage, bare.url, range),
      await measureDays(stage, bare.url),
      await measureBookings(stage, bare.url),
      await measureRace(stage, bare.url),
      // After the race, whose times they ask for.
      await measureRefusals(stage, bare.url),
    ]
    return { yardsticks: parts.flatMap((part) => part.yardsticks), rows: parts.flatMap((part) => part.rows) }
  } finally {
    bare.stop()
  }
}
