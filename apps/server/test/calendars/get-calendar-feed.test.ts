import { describe, expect, it } from 'vitest'
import { readCalendarFile } from '../support/calendar-files.ts'
import { aBooking, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { createFeedMember, renew } from './a-feed.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const at = (day: number) => `2026-06-0${day}T09:00:00.000Z`
const unfoldLines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('getCalendarFeed', () => {
  it('contains the member’s bookings, including guest bookings, and marks cancelled ones', async () => {
    const email = 'clara@example.org'
    const { studio, member, read } = await createFeedMember(test, email)
    const own = await aBooking(member, slotWith(studio, at(3)))
    const guest = await aBooking(studio.visitor, slotWith(studio, at(2)), { contactDetails: { email } })
    await studio.admin.post(`/v2/bookings/${guest.id}/confirm`, { revision: guest.revision })
    const stranger = await aBooking(studio.visitor, slotWith(studio, at(4)))
    const over = await aBooking(member, slotWith(studio, at(1).replace('09:', '10:')))
    await studio.admin.post(`/v2/bookings/${over.id}/confirm`, { revision: over.revision })
    const secret = await renew(member)
    test.clock.set(at(2).replace('09:', '08:'))
    await studio.admin.post(`/v2/bookings/${own.id}/cancel`, { revision: own.revision })
    const answer = await read(secret)
    expect([answer.status, answer.headers['content-type']]).toEqual([
      200,
      'text/calendar; charset=utf-8; method=PUBLISH',
    ])
    const lines = unfoldLines(answer.body)
    const uids = lines.filter((line) => line.startsWith('UID:'))
    expect(uids).toEqual([over, guest, own].map(({ id }) => `UID:booking-${id}@kalends`))
    expect(lines.filter((line) => line.startsWith('STATUS:'))).toEqual([
      'STATUS:CONFIRMED',
      'STATUS:CONFIRMED',
      'STATUS:CANCELLED',
    ])
    expect(lines).toContain('METHOD:PUBLISH')
    expect(answer.body).not.toContain(stranger.id)
    expect(readCalendarFile(answer.body).entries.every(({ attendees }) => attendees.length === 0)).toBe(true)
  })

  it('keeps visits of the last 90 days', async () => {
    const { studio, member, read } = await createFeedMember(test, 'past@example.org')
    const now = test.clock.now()
    const past = await aBooking(member, slotWith(studio, new Date(now + 3_600_000).toISOString()))
    expected(await studio.admin.post(`/v2/bookings/${past.id}/confirm`, { revision: past.revision }))
    const secret = await renew(member)
    const isListed = async (days: number): Promise<boolean> => {
      test.clock.set(now + days * 86_400_000)
      return (await read(secret)).body.includes(past.id)
    }
    expect([await isListed(1), await isListed(90), await isListed(91)]).toEqual([true, true, false])
    test.clock.set(now)
  })

  it('is not found for an invalid address, and for members who may not sign in', async () => {
    const { studio, id, member, read } = await createFeedMember(test, 'gone@example.org')
    const secret = await renew(member)
    expect(readRefusal(await read('nonsense'))).toBe('404 NOT_FOUND')
    expect(readRefusal(await read(`${secret.slice(0, -4)}aaaa`))).toBe('404 NOT_FOUND')
    await studio.admin.post(`/v1/members/${id}/block`, {})
    expect(readRefusal(await read(secret))).toBe('404 NOT_FOUND')
  })

  it('THROTTLED_FEATURE: too many requests from one network', async () => {
    const { read } = await createFeedMember(test, 'often@example.org')
    await test.db
      .updateTable('rate_limits')
      .set({ hits: 600 })
      .where('key', 'like', 'calendar-feed-network:%')
      .execute()
    expect(readRefusal(await read('nonsense'))).toBe('429 THROTTLED_FEATURE')
  })
})
