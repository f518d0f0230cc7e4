import { type Actor, toChangeActor } from '../../../actor.ts'
import type { Tx } from '../../../db/database.ts'
import { publishEvents } from '../../../jobs/events.ts'
import { recordChange } from '../../audit/index.ts'
import type { PlanRow } from '../store/plans.ts'
import { planView } from '../view/plan.ts'

/** What happened to a plan. Source: facts/plans/plans.json, events. */
export type PlanEvent = 'created' | 'updated' | 'plan_archived' | 'buyer_can_cancel_updated'

const entityFqdn = 'wix.pricing_plans.plan'

/** Publishes events of plans, for each plan in this order; the rows already count them. */
export async function announcePlans(
  tx: Tx,
  actor: Actor,
  rows: readonly PlanRow[],
  events: readonly PlanEvent[],
  now: number,
): Promise<void> {
  await publishEvents(
    tx,
    rows.flatMap((row) =>
      events.map((slug, index) => ({
        siteId: row.site_id,
        entityFqdn,
        entityId: row.id,
        slug,
        payload: eventPayload(slug, row),
        occurredAt: now,
        sequence: Number(row.event_sequence) - events.length + 1 + index,
        actor: toChangeActor(actor),
      })),
    ),
  )
}

/** Publishes the events of one plan, and records the change in the activity log. */
export async function publishPlan(
  tx: Tx,
  actor: Actor,
  {
    operation,
    before,
    row,
    events,
  }: { operation: string; before?: PlanRow; row: PlanRow; events: readonly PlanEvent[] },
  now: number,
): Promise<void> {
  await announcePlans(tx, actor, [row], events, now)
  const entity = { operation, entityType: 'plan', entityId: row.id, entityName: row.name }
  const states = { before: before && planView(before), after: planView(row) }
  await recordChange(tx, row.site_id, actor, { ...entity, ...states }, now)
}

function eventPayload(slug: PlanEvent, row: PlanRow): object {
  const plan = planView(row)
  if (slug === 'created') return { createdEvent: { entity: plan } }
  return slug === 'updated' ? { updatedEvent: { currentEntity: plan } } : { actionEvent: { body: { plan } } }
}
