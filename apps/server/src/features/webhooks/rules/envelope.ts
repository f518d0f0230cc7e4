import { webhookEventType } from '@kalends/contract'

/** An event as it is stored; `payload` and `actor` in their API shape. */
export type StoredEvent = {
  siteId: string
  id: string
  entityFqdn: string
  entityId: string
  /** Counted per entity. */
  sequence: number
  slug: string
  /** Epoch milliseconds. */
  occurredAt: number
  actor: unknown
  payload: unknown
}

/** What a receiver reads, before it is encoded. */
export type Envelope = {
  eventType: string
  instanceId: string
  identity: Record<string, unknown>
  accountInfo: { siteId: string }
  data: Record<string, unknown>
}

const identityFields = ['identityType', 'anonymousVisitorId', 'memberId', 'wixUserId', 'appId'] as const
const eventFields = ['createdEvent', 'updatedEvent', 'deletedEvent', 'actionEvent'] as const

/** Builds what a receiver reads. Source: facts/transport.json, webhooks. */
export function buildEnvelope(event: StoredEvent): Envelope {
  const { siteId, entityFqdn, slug } = event
  const eventType = webhookEventType(entityFqdn, slug)
  // Data for our own subscribers, stored beside the event, stays inside.
  const payload = pick(event.payload, eventFields)
  return {
    eventType,
    instanceId: siteId,
    identity: pick(event.actor, identityFields),
    accountInfo: { siteId },
    // A notification without a slug is its body alone.
    data: eventType === entityFqdn ? bodyOf(payload) : { ...metadataOf(event), ...payload },
  }
}

/** Encodes an envelope as the claim `data` of a token: identity and data are themselves JSON strings. */
export function encodeEnvelope({ identity, data, ...rest }: Envelope): string {
  const { eventType, instanceId, accountInfo } = rest
  return JSON.stringify({
    eventType,
    instanceId,
    identity: JSON.stringify(identity),
    accountInfo,
    data: JSON.stringify(data),
  })
}

/** Events of an erasure say so beside the API's payload. */
function isAnonymizing(payload: unknown): boolean {
  return (payload as { triggeredByAnonymizeRequest?: unknown } | null)?.triggeredByAnonymizeRequest === true
}

function metadataOf({ id, entityFqdn, slug, entityId, occurredAt, sequence, payload }: StoredEvent) {
  return {
    id,
    entityFqdn,
    slug,
    entityId,
    eventTime: new Date(occurredAt).toISOString(),
    triggeredByAnonymizeRequest: isAnonymizing(payload),
    originatedFrom: '',
    // A 64-bit integer.
    entityEventSequence: String(sequence),
  }
}

function bodyOf({ actionEvent }: Record<string, unknown>): Record<string, unknown> {
  return { ...(actionEvent as { body?: object } | undefined)?.body }
}

function pick(from: unknown, fields: readonly string[]): Record<string, unknown> {
  const given = { ...(from as object | null) } as Record<string, unknown>
  return Object.fromEntries(
    fields.flatMap((field) => (given[field] === undefined || given[field] === null ? [] : [[field, given[field]]])),
  )
}
