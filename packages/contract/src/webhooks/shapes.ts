import { embed, guid, instant, oneOf, orNull, ownShape, Type, text } from '../own.ts'
import { webhookEventTypes } from './event-types.ts'

const eventType = oneOf(webhookEventTypes, { description: 'Kind of event: name of the entity, `_`, what happened.' })

const fields = {
  name: Type.String({ minLength: 1, maxLength: 100, description: 'Name for the team.' }),
  url: Type.String({
    minLength: 1,
    maxLength: 2000,
    description: 'Address that receives the events; https, without credentials and fragment.',
  }),
  eventTypes: Type.Array(eventType, { minItems: 1, maxItems: 200, description: 'Kinds of events it receives.' }),
}

/** Status of a delivery. FAILED: every attempt failed. */
export const deliveryStatuses = ['WAITING', 'DELIVERED', 'FAILED'] as const
const deliveryStatus = oneOf(deliveryStatuses, { description: 'Whether the event was delivered.' })

/** A receiver of events. */
export const Webhook = ownShape('webhooks.Webhook', {
  id: guid('Id of the webhook.'),
  revision: text(20, 'Revision; send the one you read.'),
  createdDate: instant('Time of creation.'),
  updatedDate: instant('Time of the last change.'),
  createdByUserId: orNull(
    guid(
      'Id of the team member who created it or last changed its address, with a key of theirs too; null if it is not known.',
    ),
  ),
  ...fields,
  status: oneOf(['ENABLED', 'PAUSED'], { description: 'A paused webhook receives nothing.' }),
  pausedReason: orNull(
    oneOf(['MANUAL', 'FAILING'], { description: 'FAILING: paused automatically, because nothing could be delivered.' }),
  ),
  pausedDate: orNull(instant('When it was paused.')),
  failingSince: orNull(instant('First failed attempt since the last success.')),
  lastDeliveryStatus: orNull(deliveryStatus),
  lastDeliveryDate: orNull(instant('When the latest event was handed to it.')),
})

export const NewWebhook = ownShape('webhooks.NewWebhook', fields)
export const WebhookChange = ownShape('webhooks.WebhookChange', {
  name: Type.Optional(fields.name),
  url: Type.Optional(fields.url),
  eventTypes: Type.Optional(fields.eventTypes),
})

/** Public key that verifies deliveries (RS256). */
export const WebhookKey = ownShape('webhooks.WebhookKey', {
  id: text(100, 'Id of the key, the header `kid` of every delivery.'),
  publicKey: text(2000, 'Public key as PEM (SPKI).'),
})

/** A public key with the time it is used. */
export const WebhookSigningKey = ownShape('webhooks.WebhookSigningKey', {
  id: text(100, 'Id of the key, the header `kid` of every delivery.'),
  publicKey: text(2000, 'Public key as PEM (SPKI).'),
  signsFromDate: instant('It signs from then on, until the next key does.'),
  shownUntilDate: orNull(instant('A replaced key is listed until then; null without a later key.')),
})

const webhookId = guid('Id of the webhook.')
const deliveryId = guid('Id of the delivery.')

export const WebhookResponse = ownShape('webhooks.WebhookResponse', { webhook: embed(Webhook) })
export const CreateWebhookRequest = ownShape('webhooks.CreateWebhookRequest', { webhook: embed(NewWebhook) })
export const GetWebhookRequest = ownShape('webhooks.GetWebhookRequest', { webhookId })
export const UpdateWebhookRequest = ownShape('webhooks.UpdateWebhookRequest', {
  webhookId,
  revision: text(20, 'Revision of the webhook that was read.'),
  webhook: embed(WebhookChange),
})
export const SetWebhookEnabledRequest = ownShape('webhooks.SetWebhookEnabledRequest', {
  webhookId,
  enabled: Type.Boolean({ description: 'True to resume it, false to pause it.' }),
})
export const DeleteWebhookRequest = ownShape('webhooks.DeleteWebhookRequest', { webhookId })
export const DeleteWebhookResponse = ownShape('webhooks.DeleteWebhookResponse', {})
export const ListWebhooksRequest = ownShape('webhooks.ListWebhooksRequest', {})
export const ListWebhooksResponse = ownShape('webhooks.ListWebhooksResponse', {
  webhooks: Type.Array(embed(Webhook), { maxItems: 20 }),
  key: orNull(
    embed(WebhookKey, { description: 'Public key of what is sent now; null until the first webhook is created.' }),
  ),
  keys: Type.Array(embed(WebhookSigningKey), {
    maxItems: 10,
    description: 'Every public key that receivers need, the oldest first: replaced ones and the next one included.',
  }),
  eventTypes: Type.Array(eventType, { maxItems: 200, description: 'Every kind of event that can be chosen.' }),
  isStrict: Type.Boolean({
    description: 'True if only status 200 within 1250 ms counts as delivered; otherwise any 2xx within ten seconds.',
  }),
})

/** One attempt to deliver an event. */
export const WebhookAttempt = ownShape('webhooks.WebhookAttempt', {
  number: Type.Integer({ description: 'Number of the attempt, from 1.' }),
  date: instant('When it began.'),
  durationMs: Type.Integer({ description: 'How long it took, in milliseconds.' }),
  failure: orNull(
    oneOf(['STATUS', 'TIMEOUT', 'UNREACHABLE', 'ADDRESS_NOT_ALLOWED'], {
      description:
        'Why it failed: answered with another status than 2xx, answered too late, not reached, or at an address that is not allowed.',
    }),
  ),
  status: orNull(Type.Integer({ description: 'HTTP status of the answer.' })),
  answer: text(1000, 'First part of the answer.'),
  detail: orNull(text(100, 'Code of the error, such as `ECONNREFUSED`.')),
})

const delivery = {
  id: deliveryId,
  webhookId,
  eventId: guid('Id of the event; the same whenever the event is delivered again.'),
  eventType: text(200, 'Kind of event.'),
  entityId: guid('Id of the entity.'),
  isTest: Type.Boolean({ description: 'Whether it is a test event.' }),
  status: deliveryStatus,
  attemptCount: Type.Integer({ description: 'Number of attempts so far.' }),
  createdDate: instant('When it was created.'),
  nextAttemptDate: orNull(instant('When it is attempted next, while it is waiting.')),
}

/** The delivery of an event to a webhook. */
export const WebhookDelivery = ownShape('webhooks.WebhookDelivery', {
  ...delivery,
  lastAttempt: orNull(embed(WebhookAttempt, { description: 'The latest attempt.' })),
})
export const WebhookDeliveryDetails = ownShape('webhooks.WebhookDeliveryDetails', {
  ...delivery,
  attempts: Type.Array(embed(WebhookAttempt), { maxItems: 20, description: 'The latest attempts, newest first.' }),
  event: text(200_000, 'The event as JSON, as the receiver reads it; cut off after 200,000 characters.'),
})

export const ListWebhookDeliveriesRequest = ownShape('webhooks.ListWebhookDeliveriesRequest', {
  webhookId,
  status: Type.Optional(deliveryStatus),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Page size; defaults to 50.' })),
  cursor: Type.Optional(text(500, 'Cursor from the previous page.')),
})
export const ListWebhookDeliveriesResponse = ownShape('webhooks.ListWebhookDeliveriesResponse', {
  deliveries: Type.Array(embed(WebhookDelivery), { maxItems: 100 }),
  nextCursor: orNull(text(500, 'Cursor of the next page; null on the last page.')),
})
export const GetWebhookDeliveryRequest = ownShape('webhooks.GetWebhookDeliveryRequest', { webhookId, deliveryId })
export const WebhookDeliveryResponse = ownShape('webhooks.WebhookDeliveryResponse', {
  delivery: embed(WebhookDeliveryDetails),
})
export const ReplayFailedWebhookDeliveriesRequest = ownShape('webhooks.ReplayFailedWebhookDeliveriesRequest', {
  webhookId,
})
export const ReplayFailedWebhookDeliveriesResponse = ownShape('webhooks.ReplayFailedWebhookDeliveriesResponse', {
  count: Type.Integer({ description: 'Number of events that are delivered again.' }),
})
export const TestWebhookRequest = ownShape('webhooks.TestWebhookRequest', { webhookId })

export const RotateWebhookKeyRequest = ownShape('webhooks.RotateWebhookKeyRequest', {
  signsFromDate: Type.Optional(
    orNull(instant('When the new key begins to sign, at most 30 days ahead; now if absent or in the past.')),
  ),
})
export const RotateWebhookKeyResponse = ownShape('webhooks.RotateWebhookKeyResponse', {
  keys: Type.Array(embed(WebhookSigningKey), { maxItems: 10, description: 'Every public key that receivers need.' }),
})

export const GetWebhookKeysRequest = ownShape('webhooks.GetWebhookKeysRequest', { siteId: guid('Id of the business.') })
export const GetWebhookKeysResponse = ownShape('webhooks.GetWebhookKeysResponse', {
  keys: Type.Array(
    Type.Object({
      kty: text(10, 'Key type, `RSA`.'),
      n: text(1000, 'Modulus, base64url.'),
      e: text(20, 'Exponent, base64url.'),
      kid: text(100, 'Id of the key.'),
      alg: text(20, 'Algorithm, `RS256`.'),
      use: text(10, 'Always `sig`.'),
    }),
    { maxItems: 10, description: 'Public keys; empty until the first webhook is created.' },
  ),
})
