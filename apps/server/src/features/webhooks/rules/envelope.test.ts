import { describe, expect, it } from 'vitest'
import { buildEnvelope, encodeEnvelope, type StoredEvent } from './envelope.ts'

const event: StoredEvent = {
  siteId: 'site',
  id: 'event',
  entityFqdn: 'wix.bookings.v2.booking',
  entityId: 'booking',
  sequence: 3,
  slug: 'updated',
  occurredAt: 0,
  actor: { wixUserId: 'user', identityType: 'WIX_USER', contactId: 'inside' },
  payload: { updatedEvent: { currentEntity: { id: 'booking' } }, followed: { secret: true } },
}
const metadata = {
  id: 'event',
  entityFqdn: 'wix.bookings.v2.booking',
  slug: 'updated',
  entityId: 'booking',
  eventTime: '1970-01-01T00:00:00.000Z',
  triggeredByAnonymizeRequest: false,
  originatedFrom: '',
  entityEventSequence: '3',
}

describe('buildEnvelope', () => {
  it('has the metadata, the event and who caused it, and nothing of what is stored for our own subscribers', () => {
    expect(buildEnvelope(event)).toEqual({
      eventType: 'wix.bookings.v2.booking_updated',
      instanceId: 'site',
      identity: { identityType: 'WIX_USER', wixUserId: 'user' },
      accountInfo: { siteId: 'site' },
      data: { ...metadata, updatedEvent: { currentEntity: { id: 'booking' } } },
    })
  })

  it('is the body alone for a notification without a slug', () => {
    const entityFqdn = 'com.wixpress.bookings.services.api.v1.CategoryNotification'
    const payload = { actionEvent: { body: { event: 'Created' } } }
    const { eventType, data } = buildEnvelope({ ...event, entityFqdn, slug: 'category_notification', payload })
    expect({ eventType, data }).toEqual({ eventType: entityFqdn, data: { event: 'Created' } })
  })
})

describe('encodeEnvelope', () => {
  it('nests identity and data as JSON strings', () => {
    const envelope = buildEnvelope(event)
    const read = JSON.parse(encodeEnvelope(envelope))
    expect(Object.keys(read)).toEqual(['eventType', 'instanceId', 'identity', 'accountInfo', 'data'])
    expect(JSON.parse(read.identity)).toEqual(envelope.identity)
    expect(JSON.parse(read.data)).toEqual(envelope.data)
  })
})
