import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { aStudio, bookingInput, expected, readRefusal, slotWith } from '../support/factories.ts'
import {
  aFixture,
  aPolicy,
  everyRule,
  listAuditEntries,
  listEvents,
  listViolations,
  nowhere,
  readPolicy,
} from './support/policies.ts'

const test = await createTestApp()
const { admin, visitor } = await aFixture(test)
const elsewhere = await aFixture(test)

const update = (id: string, bookingPolicy: object, mask?: unknown) =>
  admin.patch(`/v1/booking-policies/${id}`, { bookingPolicy, ...(mask ? { mask } : {}) })

describe('updateBookingPolicy', () => {
  it('changes the given fields and keeps the rest', async () => {
    const { id, revision, ...before } = await aPolicy(admin, everyRule)
    test.clock.advance({ minutes: 5 })
    const sent = { revision, waitlistPolicy: { enabled: false, capacity: 2, reservationTimeInMinutes: 7 } }
    const { bookingPolicy } = expected(await update(id, sent))
    expect(bookingPolicy).toEqual({ ...before, ...sent, id, revision: '2', updatedDate: expect.any(String) })
    expect(bookingPolicy.updatedDate > (before.updatedDate ?? '')).toBe(true)
    expect(await readPolicy(admin, id)).toEqual(bookingPolicy)
  })

  it('replaces a sub-policy completely: missing fields get their defaults', async () => {
    const { id, revision } = await aPolicy(admin, everyRule)
    const { bookingPolicy } = expected(await update(id, { revision, cancellationPolicy: { enabled: true } }))
    expect(bookingPolicy.cancellationPolicy).toEqual({
      enabled: true,
      limitLatestCancellation: false,
      latestCancellationInMinutes: 1440,
      allowAnonymous: null,
    })
  })

  it('turns off the saved card with the fee, and keeps no card without a fee', async () => {
    const { id, revision } = await aPolicy(admin, everyRule)
    const { bookingPolicy } = expected(await update(id, { revision, cancellationFeePolicy: { enabled: false } }))
    expect(bookingPolicy.saveCreditCardPolicy).toEqual({ enabled: false })
    const sent = { revision: bookingPolicy.revision, saveCreditCardPolicy: { enabled: true } }
    expect(listViolations(await update(id, sent))).toEqual([
      'bookingPolicy.saveCreditCardPolicy.enabled: CREDIT_CARD_WITHOUT_CANCELLATION_FEE',
    ])
  })

  it('with a mask changes exactly what it names, in either spelling, and clears what is missing', async () => {
    const { id, revision } = await aPolicy(admin, everyRule)
    const sent = { revision, name: 'Not in the mask', participantsPolicy: { maxParticipantsPerBooking: 9 } }
    const { bookingPolicy } = expected(
      await update(id, sent, 'waitlist_policy,participantsPolicy.maxParticipantsPerBooking,extendedFields'),
    )
    expect(bookingPolicy).toMatchObject({ name: 'Everything', waitlistPolicy: { enabled: false, capacity: 10 } })
    expect(bookingPolicy.participantsPolicy).toEqual({
      enabled: true,
      maxParticipantsPerBooking: 9,
      collectParticipantForm: false,
    })
    expect(bookingPolicy).not.toHaveProperty('extendedFields')
  })

  it('requires the revision, and refuses REVISION_MISMATCH without changes', async () => {
    const { id, revision } = await aPolicy(admin)
    expected(await update(id, { revision, name: 'Second' }))
    expect(readRefusal(await update(id, { revision, name: 'Third' }))).toBe('409 REVISION_MISMATCH')
    expect((await readPolicy(admin, id)).name).toBe('Second')
    expect(listViolations(await update(id, { name: 'Third' }))).toEqual(['bookingPolicy.revision: REQUIRED_FIELD'])
  })

  it('accepts one of two simultaneous changes', async () => {
    const { id, revision } = await aPolicy(admin)
    const answers = await Promise.all(['One', 'Two'].map((name) => update(id, { revision, name })))
    expect(answers.map(readRefusal).sort()).toEqual(['200', '409 REVISION_MISMATCH'])
  })

  it('validates the result: INVALID_BOOKING_WINDOW, BOTH_LATE_AND_AFTER_START_POLICIES_NOT_ALLOWED', async () => {
    const { id, revision } = await aPolicy(admin, {
      limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 90 },
    })
    const early = { limitEarlyBookingPolicy: { enabled: true, earliestBookingInMinutes: 60 } }
    const sent = { revision, ...early, bookAfterStartPolicy: { enabled: true } }
    expect(listViolations(await update(id, sent))).toEqual([
      'bookingPolicy.bookAfterStartPolicy: BOTH_LATE_AND_AFTER_START_POLICIES_NOT_ALLOWED',
      'bookingPolicy.limitEarlyBookingPolicy.earliestBookingInMinutes: INVALID_BOOKING_WINDOW',
    ])
  })

  it('ignores read-only fields, and refuses another app', async () => {
    const { id, revision } = await aPolicy(admin, everyRule)
    const { bookingPolicy } = expected(
      await update(id, { revision, default: true, createdDate: '2020-01-01T00:00:00Z' }),
    )
    expect(bookingPolicy).toMatchObject({ default: false, createdDate: expect.stringMatching(/^2026/) })
    const other = await update(id, { revision: bookingPolicy.revision, appId: nowhere })
    expect(listViolations(other)).toEqual(['bookingPolicy.appId: IMMUTABLE_FIELD'])
  })

  it('publishes an event and records what changed', async () => {
    const { id, revision } = await aPolicy(admin, { name: 'Before' })
    const { bookingPolicy } = expected(await update(id, { revision, name: 'After' }))
    expect((await listEvents(test, id)).at(-1)).toMatchObject({
      slug: 'updated',
      sequence: 2,
      payload: { updatedEvent: { currentEntity: bookingPolicy } },
    })
    expect(await listAuditEntries(test, id)).toEqual(['createBookingPolicy Before', 'updateBookingPolicy After'])
  })

  it('applies to new bookings only', async () => {
    const studio = await aStudio(test.app, test.context, { policy: { cancellationPolicy: { enabled: true } } })
    const book = async (start: string) =>
      expected(await studio.visitor.post('/v2/bookings', bookingInput(slotWith(studio, start)))).booking
    const earlier = await book('2026-06-03T09:00:00Z')
    const bookingPolicy = { revision: '1', cancellationPolicy: { enabled: false } }
    expected(await studio.admin.patch(`/v1/booking-policies/${studio.service.policyId}`, { bookingPolicy }))
    const later = await book('2026-06-03T11:00:00Z')
    for (const { id, revision } of [earlier, later]) {
      expected(await studio.admin.post(`/v2/bookings/${id}/confirm`, { revision }))
    }
    const cancel = (id: string) => studio.visitor.post(`/v2/bookings/${id}/cancel`, { revision: '2' })
    expect(readRefusal(await cancel(earlier.id))).toBe('200')
    expect(readRefusal(await cancel(later.id))).toBe('428 BOOKING_POLICY_VIOLATION')
  })

  it('finds none of another business, and requires permission for services', async () => {
    const foreign = await aPolicy(elsewhere.admin)
    for (const id of [foreign.id, nowhere]) {
      expect(readRefusal(await update(id, { revision: '1' }))).toBe('404 BOOKING_POLICY_NOT_FOUND')
    }
    const { id } = await aPolicy(admin)
    const answer = await visitor.patch(`/v1/booking-policies/${id}`, { bookingPolicy: { revision: '1' } })
    expect(readRefusal(answer)).toBe('403 PERMISSION_DENIED')
  })
})
