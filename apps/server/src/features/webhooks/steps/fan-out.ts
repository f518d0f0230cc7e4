import { randomUUIDv7 } from 'node:crypto'
import { webhookEventType, webhookEventTypes } from '@kalends/contract'
import type { FanOut } from '../../../jobs/events.ts'
import { findReceivers, insertDeliveries } from '../store/deliveries.ts'

const known: ReadonlySet<string> = new Set(webhookEventTypes)

/** Writes a delivery for each enabled webhook that receives an event. */
export const webhooksFanOut: FanOut = async (tx, events, now) => {
  const kinds = events
    .map((event) => ({ ...event, eventType: webhookEventType(event.entityFqdn, event.slug) }))
    .filter(({ eventType }) => known.has(eventType))
  if (kinds.length === 0) return
  const byId = new Map(kinds.map((event) => [event.id, event]))
  const deliveries = (await findReceivers(tx, kinds)).flatMap(({ webhookId, eventId }) => {
    const event = byId.get(eventId)
    if (!event) return []
    const { siteId, entityId, position, eventType } = event
    return [{ siteId, id: randomUUIDv7(), webhookId, eventId, eventType, entityId, position }]
  })
  if (deliveries.length > 0) await insertDeliveries(tx, deliveries, now)
}
