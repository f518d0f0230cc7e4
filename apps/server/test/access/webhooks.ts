import { randomUUID } from 'node:crypto'
import type { OperationIdOf } from '@kalends/contract'
import type { Attempt, Row } from './case.ts'
import { asKey } from './catalogue.ts'
import type { Fixture } from './fixture.ts'

const newWebhook = () => ({
  name: `Webhook ${randomUUID()}`,
  // Nothing is there: a test event fails without leaving this machine.
  url: 'https://webhook.invalid/hook',
  eventTypes: ['wix.bookings.v2.booking_created'],
})

/** Creates a webhook and deletes old ones: at most twenty may exist. */
async function aWebhook(fixture: Fixture): Promise<{ id: string; name: string }> {
  const { db } = fixture.context
  const recent = db.selectFrom('webhooks').select('id').where('deleted_at', 'is', null).orderBy('id', 'desc').limit(9)
  await db.updateTable('webhooks').set({ deleted_at: new Date() }).where('id', 'not in', recent).execute()
  return (await asKey(fixture, 'POST', '/v1/webhooks', { webhook: newWebhook() })).webhook
}

async function aDelivery(fixture: Fixture): Promise<{ webhookId: string; id: string; eventId: string }> {
  const { id: webhookId } = await aWebhook(fixture)
  const { delivery } = await asKey(fixture, 'POST', `/v1/webhooks/${webhookId}/test`, {})
  return { webhookId, id: delivery.id, eventId: delivery.eventId }
}

/** One call for every operation on webhooks. */
export const webhookCalls: Record<OperationIdOf<'webhooks'>, (fixture: Fixture) => Promise<Attempt>> = {
  createWebhook: async (fixture) => {
    await aWebhook(fixture)
    const webhook = newWebhook()
    return { method: 'POST', url: '/v1/webhooks', payload: { webhook }, shows: [webhook.name] }
  },
  listWebhooks: async (fixture) => {
    const { id, name } = await aWebhook(fixture)
    return { method: 'GET', url: '/v1/webhooks', shows: [id, name] }
  },
  getWebhook: async (fixture) => {
    const { id, name } = await aWebhook(fixture)
    return { method: 'GET', url: `/v1/webhooks/${id}`, shows: [id, name], ids: [id] }
  },
  updateWebhook: async (fixture) => {
    const { id, name } = await aWebhook(fixture)
    const payload = { revision: '1', webhook: { eventTypes: ['wix.bookings.v2.booking_updated'] } }
    return { method: 'PATCH', url: `/v1/webhooks/${id}`, payload, shows: [id, name], ids: [id] }
  },
  setWebhookEnabled: async (fixture) => {
    const { id, name } = await aWebhook(fixture)
    const payload = { enabled: false }
    return { method: 'PUT', url: `/v1/webhooks/${id}/enabled`, payload, shows: [id, name], ids: [id] }
  },
  deleteWebhook: async (fixture) => {
    const { id } = await aWebhook(fixture)
    return { method: 'DELETE', url: `/v1/webhooks/${id}`, shows: [], ids: [id] }
  },
  testWebhook: async (fixture) => {
    const { id } = await aWebhook(fixture)
    return { method: 'POST', url: `/v1/webhooks/${id}/test`, payload: {}, shows: [id], ids: [id] }
  },
  listWebhookDeliveries: async (fixture) => {
    const { webhookId, id, eventId } = await aDelivery(fixture)
    return { method: 'GET', url: `/v1/webhooks/${webhookId}/deliveries`, shows: [id, eventId], ids: [webhookId] }
  },
  getWebhookDelivery: async (fixture) => {
    const { webhookId, id, eventId } = await aDelivery(fixture)
    const url = `/v1/webhooks/${webhookId}/deliveries/${id}`
    return { method: 'GET', url, shows: [id, eventId], ids: [webhookId, id] }
  },
  replayWebhookDelivery: async (fixture) => {
    const { webhookId, id, eventId } = await aDelivery(fixture)
    const url = `/v1/webhooks/${webhookId}/deliveries/${id}/replay`
    return { method: 'POST', url, payload: {}, shows: [id, eventId], ids: [webhookId, id] }
  },
  replayFailedWebhookDeliveries: async (fixture) => {
    const { webhookId, id } = await aDelivery(fixture)
    const { db } = fixture.context
    await db.updateTable('webhook_deliveries').set({ is_test: false }).where('id', '=', id).execute()
    const url = `/v1/webhooks/${webhookId}/replay-failed`
    return { method: 'POST', url, payload: {}, shows: ['"count":1'], ids: [webhookId] }
  },
  getWebhookKeys: async (fixture) => {
    await aWebhook(fixture)
    return { method: 'GET', url: `/v1/webhook-keys/${fixture.home.siteId}`, shows: ['"kty":"RSA"'] }
  },
  rotateWebhookKey: async (fixture) => {
    await aWebhook(fixture)
    // The other business has no key, whether or not a test before created a webhook of it.
    const { db } = fixture.context
    await db.deleteFrom('webhook_key_successors').where('site_id', '!=', fixture.home.siteId).execute()
    await db.deleteFrom('webhook_keys').where('site_id', '!=', fixture.home.siteId).execute()
    // Later, so that the same key waits for every caller.
    const signsFromDate = new Date(fixture.context.clock.now() + 86_400_000).toISOString()
    return { method: 'POST', url: '/v1/webhook-keys/rotate', payload: { signsFromDate }, shows: [signsFromDate] }
  },
}

const change: Row = {
  strangers: '401 401 401',
  customers: '403 403 403 403',
  people: 'does 403 403 403 403 403',
  keys: 'does 403 does',
  otherBusiness: '403 404 404 401 401 401',
}
const read: Row = { ...change, people: 'sees 403 403 403 403 403', keys: 'sees 403 sees' }

/** Expected outcome per actor; `table.ts` lists the columns. */
export const webhookRows: Record<OperationIdOf<'webhooks'>, Row> = {
  createWebhook: { ...change, otherBusiness: '403 does does 401 401 401' },
  listWebhooks: { ...read, otherBusiness: '403 blind blind 401 401 401' },
  getWebhook: read,
  updateWebhook: change,
  setWebhookEnabled: change,
  deleteWebhook: change,
  testWebhook: change,
  listWebhookDeliveries: read,
  getWebhookDelivery: read,
  replayWebhookDelivery: change,
  replayFailedWebhookDeliveries: change,
  getWebhookKeys: {
    strangers: 'sees sees sees',
    customers: 'sees sees sees sees',
    people: 'sees sees sees sees sees sees',
    keys: 'sees sees sees',
    otherBusiness: 'sees sees sees sees sees sees',
  },
  rotateWebhookKey: change,
}
