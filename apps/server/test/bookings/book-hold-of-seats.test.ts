import { beforeEach, describe, expect, it } from 'vitest'
import { aVisitor, type Client, expected, readRefusal } from '../support/factories.ts'
import {
  aGroup,
  cancelSession,
  countParticipants,
  countSeats,
  createSession,
  holdSeats,
  setSeats,
  someSeats,
} from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'
import { listEvents, listHistory } from './support/traces.ts'

const start = '2026-06-01T09:00:00Z'
const { app, context, clock } = await createTestApp({ now: start })
beforeEach(() => clock.set(start))

const contactDetails = { firstName: 'Clara', email: 'clara@customer.example' }
const book = (client: Client, hold: { id: string }) => client.post(`/v1/holds/${hold.id}/book`, { contactDetails })
const kinds = ['CLASS', 'COURSE'] as const
const tags = { CLASS: 'GROUP', COURSE: 'COURSE' } as const

describe.each(kinds)('booking held seats in a %s', (kind) => {
  const createHold = async (options = {}, count = 2) => {
    const group = await aGroup(app, context, kind, options)
    const { hold } = expected(await holdSeats(group.visitor, group, { totalParticipants: count }))
    return { group, hold }
  }

  it('confirms immediately: takes exactly the held seats', async () => {
    const { group, hold } = await createHold({ capacity: 2 })
    const { booking } = expected(await book(group.visitor, hold))
    expect(booking).toMatchObject({
      status: 'CONFIRMED',
      totalParticipants: 2,
      startDate: '2026-06-02T09:00:00.000Z',
      bookedEntity: { ...group.entity, title: 'Yoga', tags: [tags[kind]] },
    })
    expect(await countSeats(group)).toBe('2/0 of 2')
    expect(await countParticipants(group)).toBe(2)
    expect(await listHistory(context, booking.id)).toEqual(['book: → CONFIRMED by visitor'])
    expect(await listEvents(context, booking.id)).toEqual(['1 created', '2 confirmed'])
    expect(readRefusal(await book(group.visitor, hold))).toBe('404 HOLD_NOT_FOUND')
  })

  it('gets the held seats, even if the capacity was reduced', async () => {
    const { group, hold } = await createHold({ capacity: 3 })
    await setSeats(group, group.scopeId, 1)
    expect(expected(await book(group.visitor, hold)).booking.status).toBe('CONFIRMED')
    expect(await countSeats(group)).toBe('2/0 of 1')
  })

  it('requires approval if the service does; the seats stay taken, unless several may request one', async () => {
    const { group, hold } = await createHold({ approval: true })
    expect(expected(await book(group.visitor, hold)).booking.status).toBe('PENDING')
    expect(await countSeats(group)).toBe('2/0 of 8')
    const many = await createHold({ approval: true, multipleRequests: true })
    expect(expected(await book(many.group.visitor, many.hold)).booking.status).toBe('PENDING')
    expect(await countSeats(many.group)).toBe('0/0 of 8')
  })

  it('takes expired seats again while they are available, and says so if they are not', async () => {
    const { group, hold } = await createHold({ capacity: 3 })
    clock.advance({ minutes: 10 })
    expect(expected(await book(group.visitor, hold)).booking.status).toBe('CONFIRMED')
    expect(await countSeats(group)).toBe('2/0 of 3')
    const stranger = await aVisitor(app, group.siteId)
    const late = expected(await holdSeats(stranger, group)).hold
    clock.advance({ minutes: 10 })
    await someSeats(group.admin, group, { status: 'CONFIRMED' })
    const refused = await book(stranger, late)
    expect(readRefusal(refused)).toBe('428 SLOT_HOLD_UNAVAILABLE')
    expect(refused.body.details.applicationError.data).toMatchObject({ nextSessions: [] })
    expect(await countSeats(group)).toBe('3/0 of 3')
    expect(readRefusal(await stranger.get(`/v1/holds/${late.id}`))).toBe('200')
  })

  it('uses the policy met when the seats were held', async () => {
    const policy = { limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 24 * 60 } }
    const { group, hold } = await createHold({ policy })
    clock.advance({ minutes: 5 })
    expect(readRefusal(await book(group.visitor, hold))).toBe('200')
  })
})

describe('booking held seats in a class that has changed', () => {
  it('is refused once the session moved to another time', async () => {
    const group = await aGroup(app, context, 'CLASS')
    const { hold } = expected(await holdSeats(group.visitor, group))
    const starts_at = '2026-06-02T14:00:00.000Z'
    const ends_at = '2026-06-02T15:00:00.000Z'
    await context.db.updateTable('sessions').set({ starts_at, ends_at }).where('id', '=', group.scopeId).execute()
    expect(readRefusal(await book(group.visitor, hold))).toBe('428 SLOT_HOLD_UNAVAILABLE')
  })

  it('is refused once the session is cancelled, with the next ones', async () => {
    const group = await aGroup(app, context, 'CLASS')
    const next = await createSession(group, group.group, { startDate: '2026-06-03T09:00:00.000Z' })
    const { hold } = expected(await holdSeats(group.visitor, group))
    await cancelSession(group)
    const refused = await book(group.visitor, hold)
    expect(readRefusal(refused)).toBe('428 SLOT_HOLD_UNAVAILABLE')
    expect(refused.body.details.applicationError.data.nextSessions).toMatchObject([{ eventId: next, open: 8 }])
  })
})
