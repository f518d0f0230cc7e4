import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../src/context.ts'
import type { TestClock } from '../../support/clock.ts'
import { aBooking, aHold, aStudio, slotWith } from '../../support/factories.ts'
import { dawn } from './facts.ts'
import { fingerprintTables } from './invariants.ts'
import type { World } from './world.ts'

const later = '2027-06-02T09:00:00.000Z'

/** Another business with a booking and a hold at the same hours, and the fingerprint of its rows. */
export async function aForeignBusiness(
  app: FastifyInstance,
  context: Context,
  clock: TestClock,
): Promise<World['foreign']> {
  clock.set(dawn)
  const studio = await aStudio(app, context)
  const { siteId, admin, visitor } = studio
  await aBooking(admin, slotWith(studio, '2026-06-03T09:00:00.000Z'), { status: 'CONFIRMED' })
  await aBooking(visitor, slotWith(studio, '2026-06-03T11:00:00.000Z'))
  const { id } = await aHold(visitor, studio, '2026-06-02T09:00:00.000Z')
  // The cleanup job covers every business; this hold must not expire.
  await context.db.updateTable('occupancies').set({ hold_until: later }).where('hold_id', '=', id).execute()
  await context.db.updateTable('holds').set({ expires_at: later }).where('id', '=', id).execute()
  return { siteId, admin, prints: await fingerprintTables(context.db, siteId) }
}
