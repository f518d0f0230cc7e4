import { DAY } from '@kalends/availability'
import type { Context } from '../../context.ts'
import { findSiteByAddress } from '../../features/sites/index.ts'
import { pastDays, planCalendar } from './calendar-plan.ts'
import { createDemoBusiness } from './create-demo-business.ts'
import { createDemoTeam, savePasswords, withPasswords } from './create-demo-team.ts'
import { inventCustomers, writeCustomers } from './customers.ts'
import { randomFrom } from './random.ts'
import { writeBookings } from './write-bookings.ts'
import { writeSales } from './write-sales.ts'
import { writeTimetable } from './write-timetable.ts'

/**
 * Fills an empty installation with a believable studio: places, people, services, and weeks of bookings behind and
 * ahead, the same ones for every installation of one day. Does nothing when there is any business, or when the
 * operator wants no demo. All or nothing. Answers how to sign in.
 */
export async function seedDemo(context: Context): Promise<string[]> {
  if (!context.config.demo || (await hasBusiness(context))) return []
  const now = context.clock.now()
  const members = withPasswords()
  // Saved before they take effect: a password that is lost could not be made again.
  const file = await savePasswords(context, members)
  await context.transaction(async (tx) => {
    const random = randomFrom(Math.floor(now / DAY))
    const furnished = await createDemoBusiness(context, tx)
    const userId = await createDemoTeam(context, tx, furnished, members)
    const customers = inventCustomers(random)
    await writeCustomers(tx, furnished.siteId, customers, now - (pastDays + 30) * DAY)
    const plan = planCalendar(now, random, customers.length)
    const approver = { userId, name: members[0]?.name ?? '' }
    await writeBookings(tx, furnished, { plan, customers, approver, random })
    await writeTimetable(context, tx, furnished, { customers, random })
    await writeSales(context, tx, furnished, { customers, owner: approver, random })
  })
  const [owner] = members
  return [
    `Sign in    ${owner?.email}  password ${owner?.password}`,
    `           The passwords of this demo business’s owner, receptionist and staff member are in ${file}`,
  ]
}

async function hasBusiness(context: Context): Promise<boolean> {
  return (await findSiteByAddress(context, { host: '', path: '/' })) !== undefined
}
