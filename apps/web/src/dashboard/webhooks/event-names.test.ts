import { webhookEventTypes } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { webhooks } from '../../lib/messages/catalogue/en/webhooks.ts'
import type { Translate } from '../../lib/translate.tsx'
import { eventName, groupEvents } from './event-names.ts'

const t = ((key: keyof typeof webhooks) => webhooks[key]) as unknown as Translate

describe('names of events', () => {
  it('exist for every kind that can be chosen, and differ', () => {
    const grouped = groupEvents(webhookEventTypes).flatMap(({ eventTypes }) => eventTypes)
    expect(grouped.toSorted()).toEqual(webhookEventTypes.toSorted())
    const names = webhookEventTypes.map((type) => eventName(t, type))
    expect(new Set(names).size).toBe(webhookEventTypes.length)
    expect(names.filter((name) => name.includes('undefined'))).toEqual([])
  })

  it('find the longer of two entities', () => {
    expect(eventName(t, 'wix.bookings.resources.v2.resource_type_created')).toBe('Resource types: Created')
    expect(eventName(t, 'wix.bookings.resources.v2.resource_created')).toBe('Rooms and equipment: Created')
  })

  it('are the kind itself where it is unknown', () => {
    expect(eventName(t, 'some.day_arrived')).toBe('some.day_arrived')
  })
})
