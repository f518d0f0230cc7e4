import type { OutputOf } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { data } from 'react-router'
import { isRefusal } from '../../../lib/refusal.ts'
import type { Webhook } from '../../webhooks/load-webhooks.ts'

export type Delivery = OutputOf<'listWebhookDeliveries'>['deliveries'][number]
export type DeliveryDetails = OutputOf<'getWebhookDelivery'>['delivery']
export type Attempt = DeliveryDetails['attempts'][number]

export const views = ['ALL', 'WAITING', 'DELIVERED', 'FAILED'] as const
export type View = (typeof views)[number]

export type WebhookQuery = {
  part: 'deliveries' | 'settings'
  view: View
  cursor: string | null
  /** The delivery whose drawer is open. */
  delivery: string | null
  isDeleting: boolean
  isSaved: boolean
}

export function readWebhookQuery(search: URLSearchParams): WebhookQuery {
  return {
    part: search.get('part') === 'settings' ? 'settings' : 'deliveries',
    view: views.find((one) => one === search.get('view')) ?? 'ALL',
    cursor: search.get('cursor'),
    delivery: search.get('delivery'),
    isDeleting: search.get('confirm') === 'delete',
    isSaved: search.has('saved'),
  }
}

/** Loads a webhook with one page of its deliveries, and the open one. */
export async function loadWebhook(client: Client, webhookId: string, query: WebhookQuery) {
  const webhook = await findWebhook(client, webhookId)
  const [listed, open] = await Promise.all([
    query.part === 'deliveries' ? listDeliveries(client, webhookId, query) : { deliveries: [], nextCursor: null },
    query.delivery ? findDelivery(client, webhookId, query.delivery) : null,
  ])
  return { webhook, ...listed, open }
}

async function findWebhook(client: Client, webhookId: string): Promise<Webhook> {
  try {
    return (await client.webhooks.getWebhook({ webhookId })).webhook
  } catch (error) {
    if (isRefusal(error, 404, 400)) throw data(null, { status: 404 })
    throw error
  }
}

async function listDeliveries(client: Client, webhookId: string, { view, cursor }: WebhookQuery) {
  const status = view === 'ALL' ? {} : { status: view }
  const list = (from: { cursor?: string }) => client.webhooks.listWebhookDeliveries({ webhookId, ...status, ...from })
  try {
    return await list(cursor ? { cursor } : {})
  } catch (error) {
    // A cursor that someone shortened: the first page then.
    if (cursor && isRefusal(error, 400)) return list({})
    throw error
  }
}

/** The open delivery; `delivery` null if it does not exist any more, or this person may not read it. */
async function findDelivery(client: Client, webhookId: string, deliveryId: string) {
  try {
    return { id: deliveryId, ...(await client.webhooks.getWebhookDelivery({ webhookId, deliveryId })) }
  } catch (error) {
    if (isRefusal(error, 404, 400, 403)) return { id: deliveryId, delivery: null }
    throw error
  }
}
