import { randomUUID } from 'node:crypto'
import { jsonb } from '../../src/db/database.ts'
import type { TestActor } from './actors.ts'
import { aConfirmedBooking, type Fixture } from './fixture.ts'
import { setUpSandbox } from './payments.ts'

type Subject = { id: string; text: string }

/** A booking whose policy has fees, and what the customer agrees to. */
export async function aBookingWithFees(
  fixture: Fixture,
  actor: TestActor,
  cancellationWindows: object[] = [],
): Promise<Subject & { revision: string }> {
  await setUpSandbox(fixture)
  const { id, revision } = await aConfirmedBooking(fixture, actor)
  const { db } = fixture.context
  const { policy_snapshot } = await db
    .selectFrom('bookings')
    .select('policy_snapshot')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const cancellationFeePolicy = { enabled: true, cancellationWindows }
  const changed = jsonb({ ...(policy_snapshot as object), cancellationFeePolicy })
  await db.updateTable('bookings').set({ policy_snapshot: changed }).where('id', '=', id).execute()
  return { id, revision, text: `Fees of ${fixture.home.mark}` }
}

/** The same, agreed to. */
export async function anAgreement(fixture: Fixture, actor: TestActor): Promise<Subject> {
  const { id, text } = await aBookingWithFees(fixture, actor)
  const agreed = { agreed_at: new Date(0), agreed_by_type: 'visitor', agreed_by_id: randomUUID() }
  const agreement = { site_id: fixture.home.siteId, booking_id: id, text, ...agreed }
  await fixture.context.db.insertInto('booking_fee_agreements').values(agreement).execute()
  return { id, text }
}
