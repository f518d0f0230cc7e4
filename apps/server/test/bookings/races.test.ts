import { describe, expect, it } from 'vitest'
import { aStudio, aVisitor, bookingInput, expected, readRefusal, slotAt } from '../support/factories.ts'
import {
  aGroup,
  bookSeats,
  countParticipants,
  countSeats,
  createSession,
  type Group,
  holdSeats,
  someSeats,
} from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const confirmed = { status: 'CONFIRMED' as const }
const clients = 64

/** Each client tries one thing after the other; all clients at once. Answers every outcome in one word. */
async function race(
  tries: (client: number) => (() => Promise<Parameters<typeof readRefusal>[0]>)[],
): Promise<string[]> {
  const outcomes = Array.from({ length: clients }, async (_, client) => {
    const words: string[] = []
    for (const attempt of tries(client)) words.push(readRefusal(await attempt()))
    return words
  })
  return (await Promise.all(outcomes)).flat()
}

const count = (words: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]))

describe('64 clients at once', () => {
  it('fill 50 times of five staff members exactly', async () => {
    const studio = await aStudio(app, context, { staff: 5 })
    const slot = (n: number) => slotAt(studio, new Date(Date.UTC(2026, 5, 2, 8 + (n % 10))).toISOString())
    // Each hour is requested about 13 times, and has five staff.
    const words = await race((client) =>
      [0, 1].map((turn) => () => studio.admin.post('/v2/bookings', bookingInput(slot(client + turn * 3), confirmed))),
    )
    expect(count(words)).toEqual({ '200': 50, '428 SLOT_NOT_AVAILABLE': clients * 2 - 50 })
    const rows = context.db.selectFrom('occupancies').select('overlap_allowed').where('site_id', '=', studio.siteId)
    expect((await rows.execute()).map(({ overlap_allowed }) => overlap_allowed)).toEqual(Array(50).fill(false))
  })

  it('fill ten classes of twelve seats exactly; seats equal participants', async () => {
    const first = await aGroup(app, context, 'CLASS', { capacity: 12 })
    const classes: Group[] = [first]
    for (let n = 1; n < 10; n += 1) {
      const startDate = new Date(Date.UTC(2026, 5, 3 + n, 9)).toISOString()
      const scopeId = await createSession(first, first.group, { startDate, capacity: 12 })
      classes.push({ ...first, scopeId, entity: { slot: { eventId: scopeId } } })
    }
    // 64 clients ask three times each, all over the classes: 192 for 120 seats, no class with fewer than twelve.
    const words = await race((client) =>
      [0, 1, 2].map((turn) => () => bookSeats(first.admin, classes[(client + turn * 3) % 10] as Group, confirmed)),
    )
    expect(count(words)).toEqual({ '200': 120, '428 SESSION_CAPACITY_EXCEEDED': clients * 3 - 120 })
    for (const one of classes) {
      expect(await countSeats(one)).toBe('12/0 of 12')
      expect(await countParticipants(one)).toBe(12)
    }
  })

  it('book, cancel, hold and release, and no seat is lost or sold twice', async () => {
    const group = await aGroup(app, context, 'CLASS', { capacity: 10 })
    const visitors = await Promise.all(Array.from({ length: 16 }, (_, n) => aVisitor(app, group.siteId, `10.3.0.${n}`)))
    await Promise.all(
      visitors.map(async (visitor, n) => {
        const held = await holdSeats(visitor, group, { totalParticipants: 1 + (n % 3) })
        if (held.status !== 200) return
        const { id } = held.body.hold
        if (n % 4 === 0) return void expected(await visitor.delete(`/v1/holds/${id}`))
        const { booking } = expected(
          await visitor.post(`/v1/holds/${id}/book`, { contactDetails: { email: 'a@b.example' } }),
        )
        const { id: bookingId, revision } = booking
        if (n % 4 === 1) expected(await group.admin.post(`/v2/bookings/${bookingId}/cancel`, { revision }))
      }),
    )
    const participants = await countParticipants(group)
    expect(await countSeats(group)).toBe(`${participants}/0 of 10`)
    if (participants < 10) await someSeats(group.admin, group, { ...confirmed, totalParticipants: 10 - participants })
    expect(readRefusal(await bookSeats(group.admin, group, confirmed))).toBe('428 SESSION_CAPACITY_EXCEEDED')
  })
})
