import { stopForProfiles, takeProfiles } from '../profile/take-profiles.ts'
import { withDataFolder } from '../server/start-server.ts'
import type { Group, Measured } from '../table/row.ts'
import { startBare } from './bare.ts'
import { createBookings, freeTimes, measureBookings } from './bookings.ts'
import { measureDays, requestDays } from './days.ts'
import type { Load } from './load.ts'
import { firstEntry, measureMonths, requestMonths } from './months.ts'
import { measureOverload } from './overload.ts'
import { measureRace } from './race.ts'
import { attemptOccupied, measureRefusals } from './refusals.ts'
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
        rows.push(await measureOverload(stage), ...(await measureStatements(stage)))
        await stopForProfiles(folder, stage)
        return { yardsticks, rows, profiles: await takeProfiles(folder, stage, listLoads) }
      } finally {
        await stage.server.stop()
      }
    }),
}

async function compare(stage: Stage): Promise<Measured> {
  const { siteId, resourceIds } = stage.studio
  const range = { from: new Date(firstDay()).toISOString(), to: new Date(firstDay() + DAYS * DAY_MS).toISOString() }
  const starts = gridStarts()
  const template = await firstEntry(stage, starts.length)
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
      await measureMonths(stage, bare.url),
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

/** So many half hours were not booked while measuring. */
const FIRST_FREE = 100_000

function listLoads(stage: Stage): Map<string, Load> {
  const times = freeTimes(stage, { first: FIRST_FREE })
  return new Map([
    ['months of availability, 5 staff, 8 connections', requestMonths(stage)],
    ['one day of 5 staff, 8 connections', requestDays(stage)],
    ['confirmed bookings, 16 connections', createBookings(stage, 16, times)],
    ['confirmed bookings, 1 connection', createBookings(stage, 1, times)],
    ['race of 64 clients, refused attempts', { ...attemptOccupied(stage), connections: 64 }],
    ['refused attempts, 16 connections', attemptOccupied(stage)],
  ])
}
