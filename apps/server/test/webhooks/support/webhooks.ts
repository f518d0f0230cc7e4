import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Infer, WebhookEventType, webhooks } from '@kalends/contract'
import { importSPKI, jwtVerify } from 'jose'
import { afterAll } from 'vitest'
import { publishEvent } from '../../../src/jobs/events.ts'
import { aSite } from '../../support/a-site.ts'
import { createTestApp, type TestApp } from '../../support/app.ts'
import { anAdmin, type Client, expected } from '../../support/factories.ts'

export type Webhook = Infer<typeof webhooks.Webhook>
export type Delivery = Infer<typeof webhooks.WebhookDelivery>
export type Details = Infer<typeof webhooks.WebhookDeliveryDetails>

export const bookingFqdn = 'wix.bookings.v2.booking'
export const bookingUpdated: WebhookEventType = 'wix.bookings.v2.booking_updated'

/** An app whose webhooks may reach this machine. */
export const createWebhookApp = () => createTestApp({ environment: { KALENDS_PRIVATE_WEBHOOKS: '1' } })

export type Receiver = {
  url: string
  /** Bodies in the order in which they arrived. */
  bodies: string[]
  /** Status of the next answers; `hold` answers nothing until the sender gives up. */
  answer: number | 'hold'
}

/** A server that receives events. */
export async function aReceiver(answer: Receiver['answer'] = 200): Promise<Receiver> {
  const receiver: Receiver = { url: '', bodies: [], answer }
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    let body = ''
    for await (const part of request.setEncoding('utf8')) body += part
    receiver.bodies.push(body)
    if (receiver.answer !== 'hold') response.writeHead(receiver.answer).end('noted')
  }
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return receiver
}

export type Fixture = { siteId: string; admin: Client }

export async function aBusinessWithWebhooks({ app, context }: TestApp): Promise<Fixture> {
  const siteId = await aSite(context, { name: 'Studio' })
  return { siteId, admin: await anAdmin(app, context, siteId) }
}

export async function aWebhook(admin: Client, more: object = {}): Promise<Webhook> {
  const webhook = { name: 'CRM', url: 'http://127.0.0.1:9/hook', eventTypes: [bookingUpdated], ...more }
  return expected(await admin.post('/v1/webhooks', { webhook })).webhook
}

/** Publishes an event of a booking. Returns its id. */
export function publish(
  { context, clock }: TestApp,
  siteId: string,
  { entityId = randomUUID() as string, sequence = 1 } = {},
): Promise<string> {
  return context.transaction((tx) =>
    publishEvent(tx, {
      siteId,
      entityFqdn: bookingFqdn,
      entityId,
      sequence,
      slug: 'updated',
      occurredAt: clock.now(),
      actor: { identityType: 'WIX_USER', wixUserId: entityId },
      payload: { updatedEvent: { currentEntity: { id: entityId } }, followed: { inside: true } },
    }),
  )
}

export async function listDeliveries(admin: Client, webhookId: string): Promise<Delivery[]> {
  return expected(await admin.get(`/v1/webhooks/${webhookId}/deliveries`)).deliveries
}

export async function publicKey(admin: Client): Promise<string> {
  return expected(await admin.get('/v1/webhooks')).key.publicKey
}

/** Verifies a delivered body as receivers do, and decodes every layer of it. */
export async function decode(body: string, pem: string, now: number) {
  const key = await importSPKI(pem, 'RS256')
  const verified = await jwtVerify(body, key, { currentDate: new Date(now), algorithms: ['RS256'] })
  const envelope = JSON.parse(verified.payload['data'] as string)
  const identity = JSON.parse(envelope.identity)
  return { header: verified.protectedHeader, ...envelope, identity, data: JSON.parse(envelope.data) }
}
