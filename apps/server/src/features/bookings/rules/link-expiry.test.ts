import { DAY } from '@kalends/availability'
import { expect, it } from 'vitest'
import { linkExpiry } from './link-expiry.ts'

it('keeps a link alive for thirty days after the booking ends', () => {
  const endsAt = '2026-06-02T10:00:00Z'
  expect(linkExpiry({ endsAt, createdAt: '2026-05-01T00:00:00Z' })).toBe(Date.parse(endsAt) + 30 * DAY)
  expect(linkExpiry({ endsAt: null, createdAt: endsAt })).toBe(Date.parse(endsAt) + 30 * DAY)
})
