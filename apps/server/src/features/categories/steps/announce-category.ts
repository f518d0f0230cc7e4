import { type Actor, toChangeActor } from '../../../actor.ts'
import type { Tx } from '../../../db/database.ts'
import { publishEvents } from '../../../jobs/events.ts'
import { recordChange } from '../../audit/index.ts'
import { type CategoryRow, eventsPerWrite } from '../store.ts'
import { categoryView } from '../view.ts'

type Change = 'created' | 'updated' | 'deleted'

/** Source: facts/bookings/categories-v-2.json, events. */
const entityFqdn = 'wix.bookings.categories.v2.category'
/** Legacy notification name, without a slug. Source: facts/bookings/categories.json, events. */
const notificationName = 'com.wixpress.bookings.services.api.v1.CategoryNotification'
const notificationWord = { created: 'Created', updated: 'Updated', deleted: 'Deleted' } as const

/** Publishes category changes as an event and as the legacy notification; rows already count both. */
export async function announceCategories(
  tx: Tx,
  actor: Actor,
  change: Change,
  rows: readonly CategoryRow[],
  now: number,
): Promise<void> {
  await publishEvents(
    tx,
    rows.flatMap((row) => {
      const common = { siteId: actor.siteId, entityId: row.id, occurredAt: now, actor: toChangeActor(actor) }
      const sequence = Number(row.event_sequence) - eventsPerWrite + 1
      return [
        { ...common, entityFqdn, sequence, slug: change, payload: buildPayload(change, row) },
        {
          ...common,
          entityFqdn: notificationName,
          sequence: sequence + 1,
          slug: 'category_notification',
          payload: { actionEvent: { body: buildNotification(change, row) } },
        },
      ]
    }),
  )
}

/** Publishes the event of one category, and records the change in the activity log. */
export async function publishCategory(
  tx: Tx,
  actor: Actor,
  { change, operation, before, row }: { change: Change; operation: string; before?: CategoryRow; row: CategoryRow },
  now: number,
): Promise<void> {
  await announceCategories(tx, actor, change, [row], now)
  const states = {
    ...(before ? { before: categoryView(before) } : {}),
    ...(change === 'deleted' ? {} : { after: categoryView(row) }),
  }
  const entity = { entityType: 'category', entityId: row.id, entityName: row.name }
  await recordChange(tx, actor.siteId, actor, { operation, ...entity, ...states }, now)
}

function buildPayload(change: Change, row: CategoryRow): object {
  const entity = categoryView(row)
  if (change === 'created') return { createdEvent: { entity } }
  return change === 'updated'
    ? { updatedEvent: { currentEntity: entity } }
    : { deletedEvent: { deletedEntity: entity } }
}

function buildNotification(change: Change, { id, name, sort_order }: CategoryRow): object {
  const status = change === 'deleted' ? 'DELETED' : 'CREATED'
  return { category: { id, name, status, sortOrder: Number(sort_order) }, event: notificationWord[change] }
}
