import type { policies } from '@kalends/contract'
import { type Actor, toChangeActor } from '../../../actor.ts'
import type { Tx } from '../../../db/database.ts'
import { publishEvents } from '../../../jobs/events.ts'
import type { OwnPolicyRow } from '../store/policies.ts'
import { policyView } from '../view.ts'

/** What happened to a policy, with the payload its consumers get. Source: facts/bookings/booking-policies.json, events. */
export type PolicyEvent =
  | { slug: 'created'; payload: { createdEvent: { entity: policies.BookingPolicy } } }
  | { slug: 'updated'; payload: { updatedEvent: { currentEntity: policies.BookingPolicy } } }
  | { slug: 'deleted'; payload: { deletedEvent: Record<string, never> } }
  | { slug: 'default_booking_policy_set'; payload: { actionEvent: { body: policies.DefaultBookingPolicySet } } }

const entityFqdn = 'wix.bookings.v1.booking_policy'

/** Publishes events of one policy in this order; the row already counts them. */
export async function announcePolicy(
  tx: Tx,
  actor: Actor,
  row: OwnPolicyRow,
  events: readonly PolicyEvent[],
  now: number,
): Promise<void> {
  await publishEvents(
    tx,
    events.map(({ slug, payload }, index) => ({
      siteId: actor.siteId,
      entityFqdn,
      entityId: row.id,
      slug,
      payload,
      occurredAt: now,
      sequence: row.eventSequence - events.length + 1 + index,
      actor: toChangeActor(actor),
    })),
  )
}

export const created = (row: OwnPolicyRow): PolicyEvent => ({
  slug: 'created',
  payload: { createdEvent: { entity: policyView(row) } },
})

export const updated = (row: OwnPolicyRow): PolicyEvent => ({
  slug: 'updated',
  payload: { updatedEvent: { currentEntity: policyView(row) } },
})
