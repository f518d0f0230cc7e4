import { createBookings, freeTimes } from '../http/bookings.ts'
import { requestDays } from '../http/days.ts'
import { type Answered, type Load, loadInTurns } from '../http/load.ts'
import { requestMonths } from '../http/months.ts'
import { type Stage, setStage } from '../http/stage.ts'
import type { Profile } from '../profile/costs.ts'
import { stopForProfiles, takeProfiles } from '../profile/take-profiles.ts'
import { withDataFolder } from '../server/start-server.ts'
import type { Group, Measured, Row } from '../table/row.ts'

const OTHERS = { sites: 199, bookings: 900_000 }
const SLOWER = 1.3

/** So many half hours were not booked while measuring. */
const FIRST_FREE = 100_000

/** The loads of one stage, by name. */
function listLoads(stage: Stage, first = 0): Map<string, Load> {
  const times = freeTimes(stage, { first })
  return new Map([
    ['one day of 5 staff, 8 connections', requestDays(stage)],
    ['months of availability, 5 staff, 8 connections', requestMonths(stage)],
    ['confirmed bookings, 16 connections', createBookings(stage, 16, times)],
    ['confirmed bookings, 1 connection', createBookings(stage, 1, times)],
  ])
}

/**
 * The same requests to one site on two databases: with its 100,000 bookings alone, and among 200 sites that have a
 * million together.
 */
export const growth: Group = {
  name: 'growth',
  measure: () => withDataFolder((small) => withDataFolder((large) => measure(small, large))),
}

async function measure(smallFolder: string, largeFolder: string): Promise<Measured> {
  const small = await setStage(smallFolder)
  try {
    const large = await setStage(largeFolder, { others: OTHERS })
    try {
      const measured = await compare(small, large)
      await stopForProfiles(largeFolder, large)
      const profiles = await takeProfiles(largeFolder, large, (stage) => listLoads(stage, FIRST_FREE))
      return { ...measured, profiles: profiles.map(among) }
    } finally {
      await large.server.stop()
    }
  } finally {
    await small.server.stop()
  }
}

async function compare(small: Stage, large: Stage): Promise<Measured> {
  const measured: Measured = { yardsticks: [], rows: [] }
  const ofLarge = listLoads(large)
  for (const [name, load] of listLoads(small)) {
    const [few, many] = await loadInTurns([load, ofLarge.get(name) ?? load])
    if (!few || !many) throw new Error('a load was not measured')
    measured.yardsticks.push({ name: `${name}, 100,000 bookings`, value: few.perSecond, unit: 'per second' })
    measured.rows.push(row(`${name}, 1,000,000 bookings of 200 sites`, many, few))
  }
  return measured
}

const among = (profile: Profile): Profile => ({ ...profile, name: `${profile.name}, 1,000,000 bookings of 200 sites` })

const row = (name: string, many: Answered, few: Answered): Row => ({
  name,
  value: many.perSecond,
  unit: 'per second',
  ratio: few.perSecond / many.perSecond,
  budget: `≤ ${SLOWER} × the time with 100,000`,
  passed: few.perSecond / many.perSecond <= SLOWER,
  p99Ms: many.p99Ms,
})
