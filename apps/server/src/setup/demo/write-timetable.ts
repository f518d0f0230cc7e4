import { addDays, localToInstant, toLocalDay, toWeekday } from '@kalends/availability'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { makeSession } from '../../features/sessions/index.ts'
import type { DemoBusiness } from './create-demo-business.ts'
import type { Customer } from './customers.ts'
import type { Random } from './random.ts'
import { locations, staff } from './studio.ts'
import { blocks, classes, type DemoBlock, type DemoClass, type DemoSessions } from './timetable.ts'
import { type ClassToBook, writeSeatBookings } from './write-class-bookings.ts'

/** Creates the demo's classes, courses and blocked time, some of them in the past, with participants. */
export async function writeTimetable(
  context: Context,
  tx: Tx,
  business: DemoBusiness,
  { customers, random }: { customers: readonly Customer[]; random: Random },
): Promise<void> {
  const now = context.clock.now()
  for (const one of classes) {
    for (const times of one.times) await createSessions(context, tx, business, one, times)
  }
  for (const block of blocks) await createBlocks(context, tx, business, block)
  const toBook = classes.map((one): ClassToBook => ({ ...one, serviceId: business.serviceIds.get(one.name) ?? '' }))
  await writeSeatBookings(tx, business, toBook, { customers, random, now })
}

async function createSessions(
  context: Context,
  tx: Tx,
  { siteId, serviceIds, resourceIds, roomIds }: DemoBusiness,
  { name, location, leader, room }: DemoClass,
  { weekday, from, minutes, firstWeek, sessions }: DemoSessions,
): Promise<void> {
  const today = toLocalDay(context.clock.now(), locations[location].timeZone)
  const first = addDays(today, ((weekday - toWeekday(today) + 7) % 7) + firstWeek * 7)
  const until = sessions === undefined ? null : addDays(first, (sessions - 1) * 7)
  const session = {
    serviceId: serviceIds.get(name) ?? '',
    localStartDate: `${first}T${from}:00`,
    durationMinutes: minutes,
    resourceIds: [resourceIds[leader], roomIds[room]],
    recurrence: { interval: 1, until },
  }
  await makeSession(context, tx, siteId, session, { actor: 'system' })
}

/** On the coming days on which the person works, those of today left out that have begun. */
async function createBlocks(
  context: Context,
  tx: Tx,
  { siteId, resourceIds }: DemoBusiness,
  block: DemoBlock,
): Promise<void> {
  const { timeZone, weekly } = staff[block.staff]
  const now = context.clock.now()
  const today = toLocalDay(now, timeZone)
  const coming = Array.from({ length: 21 }, (_, index) => addDays(today, index))
    .filter((day) => weekly.some(({ weekday }) => weekday === toWeekday(day)))
    .filter((day) => localToInstant(`${day}T${block.from}`, timeZone) > now)
  for (const day of coming.slice(0, block.days)) {
    const { title, note, from, minutes } = block
    const times = { localStartDate: `${day}T${from}:00`, durationMinutes: minutes, timeZone }
    const session = { ...times, title, note: note ?? null, resourceIds: [resourceIds[block.staff]] }
    await makeSession(context, tx, siteId, session, { actor: 'system' })
  }
}
