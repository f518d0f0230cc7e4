import { describe, expect, it } from 'vitest'
import { aForm, makeQuestion } from '../forms/forms.ts'
import {
  aHold,
  aService,
  aStudio,
  aVisitor,
  type Client,
  expected,
  readRefusal,
  type Studio,
  takenTime,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { listEvents, listHistory, loadLastEvent } from './support/traces.ts'

const start = '2026-06-01T09:00:00Z'
const { app, context, clock, db } = await createTestApp({ now: start })
const at = '2026-06-02T09:00:00.000Z'

const clara = { firstName: 'Clara', lastName: 'Weiss', email: 'clara@customer.example' }
const book = (client: Client, hold: { id: string }, more: object = {}, headers = {}) =>
  client.post(`/v1/holds/${hold.id}/book`, { contactDetails: clara, ...more }, headers)

const expired = async <T>(work: () => Promise<T>): Promise<T> => {
  clock.advance({ minutes: 10 })
  try {
    return await work()
  } finally {
    clock.set(start)
  }
}

describe('booking a hold', () => {
  it('confirms immediately: the held time becomes the booking’s, and the customer is always notified', async () => {
    const studio = await aStudio(app, context, { bufferBeforeMinutes: 0 })
    const hold = await aHold(studio.visitor, studio, at)
    const rows = () => context.db.selectFrom('occupancies').select('id').where('site_id', '=', studio.siteId).execute()
    const stored = await rows()
    const { booking, manageToken } = expected(await book(studio.visitor, hold, { language: 'he' }))
    expect(booking).toMatchObject({
      status: 'CONFIRMED',
      revision: '1',
      paymentStatus: 'EXEMPT',
      selectedPaymentOption: 'OFFLINE',
      language: 'he',
      startDate: at,
      totalParticipants: 1,
      bookingSource: { actor: 'CUSTOMER' },
      contactDetails: clara,
      createdBy: { identityType: 'ANONYMOUS_VISITOR' },
    })
    expect(booking.bookedEntity.slot).toMatchObject({
      resource: { id: studio.resourceId, name: 'Livia Marchetti' },
      timezone: 'Europe/Berlin',
      location: { id: studio.locationId, name: 'Studio Aventine' },
    })
    expect(manageToken.length).toBeGreaterThan(32)
    expect(await rows()).toEqual(stored)
    expect(await takenTime(context, studio.resourceId)).toEqual(['["2026-06-02 09:00:00+00","2026-06-02 10:00:00+00")'])
    expect(await listHistory(context, booking.id)).toEqual(['book: → CONFIRMED by visitor'])
    expect(await listEvents(context, booking.id)).toEqual(['1 created', '2 confirmed'])
    const { body } = (await loadLastEvent(context, booking.id)).payload.actionEvent
    expect(body.participantNotification).toEqual({ notifyParticipants: true })
    expect(readRefusal(await book(studio.visitor, hold))).toBe('404 HOLD_NOT_FOUND')
  })

  it('requires approval if the service does; the time stays reserved', async () => {
    const studio = await aStudio(app, context, { approval: true, price: '80' })
    const { booking } = expected(await book(studio.visitor, await aHold(studio.visitor, studio, at)))
    expect(booking).toMatchObject({ status: 'PENDING', paymentStatus: 'NOT_PAID' })
    expect(await takenTime(context, studio.resourceId)).toHaveLength(1)
    expect(await listEvents(context, booking.id)).toEqual(['1 created', '2 markedAsPending'])
  })

  it('reserves nothing if several may request one time', async () => {
    const studio = await aStudio(app, context, { approval: true, multipleRequests: true })
    const { booking } = expected(await book(studio.visitor, await aHold(studio.visitor, studio, at)))
    expect(booking).toMatchObject({ status: 'PENDING', bookedEntity: { slot: { eventId: expect.any(String) } } })
    expect(await takenTime(context, studio.resourceId)).toEqual([])
    const stranger = await aVisitor(app, studio.siteId)
    expect(expected(await book(stranger, await aHold(stranger, studio, at))).booking.status).toBe('PENDING')
  })

  it('validates the form answers and saves them', async () => {
    const studio = await aStudio(app, context)
    const hold = await aHold(studio.visitor, studio, at)
    const wrong = await book(studio.visitor, hold, { contactDetails: {}, formSubmission: { email: 'nobody' } })
    expect(readRefusal(wrong)).toBe('400 formSubmission.email formSubmission.first_name')
    const formSubmission = { first_name: 'Noa', email: 'noa@customer.example', message: 'Back pain' }
    const { booking } = expected(await book(studio.visitor, hold, { formSubmission }))
    expect(booking).toMatchObject({
      contactDetails: { firstName: 'Noa', email: 'noa@customer.example' },
      additionalFields: [{ value: 'Back pain' }],
    })
  })

  it('takes contact details that the form does not ask for, and those that it asks for from its answers alone', async () => {
    const studio = await aStudio(app, context)
    const { admin, visitor, service } = studio
    const form = await aForm(admin, { formFields: [makeQuestion('note')] })
    await db
      .updateTable('services')
      .set({ form_id: form.id ?? '' })
      .where('id', '=', service.id)
      .execute()
    expected(await admin.patch('/v1/sites/settings', { requiredContact: ['FIRST_NAME', 'EMAIL'] }))
    expect(expected(await visitor.get('/v1/sites/current')).site.requiredContact).toEqual(['FIRST_NAME', 'EMAIL'])
    const hold = await aHold(visitor, studio, at)
    const formSubmission = { note: 'Back pain' }
    const without = await book(visitor, hold, { contactDetails: {}, formSubmission })
    expect(readRefusal(without)).toBe('400 contactDetails.email contactDetails.firstName')
    const contactDetails = { firstName: 'Noa', email: 'noa@customer.example' }
    const { booking } = expected(await book(visitor, hold, { contactDetails, formSubmission }))
    expect(booking).toMatchObject({ contactDetails, additionalFields: [{ value: 'Back pain' }] })
  })

  it('offers only payment options of the service', async () => {
    const studio = await aStudio(app, context, { price: '80' })
    const hold = await aHold(studio.visitor, studio, at)
    const refusal = await book(studio.visitor, hold, { selectedPaymentOption: 'ONLINE' })
    expect(readRefusal(refusal)).toBe('400 VALIDATION_FAILURE')
    const { booking } = expected(await book(studio.visitor, hold, { selectedPaymentOption: 'OFFLINE' }))
    expect(booking).toMatchObject({ paymentStatus: 'NOT_PAID', selectedPaymentOption: 'OFFLINE' })
  })

  it('refuses plans, whether requested or the only way to pay', async () => {
    const studio = await aStudio(app, context, { price: '80' })
    const options = { inPerson: false, online: false, deposit: false, pricingPlan: true }
    const payment = { rateType: 'FIXED', fixed: { price: { value: '80' } }, options }
    expected(await studio.admin.patch(`/v2/services/${studio.service.id}`, { service: { revision: '1', payment } }))
    const hold = await aHold(studio.visitor, studio, at)
    for (const more of [{}, { selectedPaymentOption: 'MEMBERSHIP' }, { selectedPaymentOption: 'MEMBERSHIP_OFFLINE' }])
      expect(readRefusal(await book(studio.visitor, hold, more))).toBe('400 VALIDATION_FAILURE')
  })

  it('enforces the customer’s booking limit', async () => {
    const studio = await aStudio(app, context, { policy: { limitRebookingPolicy: { enabled: true, maxBookings: 1 } } })
    expected(await book(studio.visitor, await aHold(studio.visitor, studio, at)))
    const again = await book(studio.visitor, await aHold(studio.visitor, studio, '2026-06-02T12:00:00.000Z'))
    expect(again.body.details.applicationError).toMatchObject({
      code: 'BOOKING_POLICY_VIOLATION',
      data: { tooManyBookings: true },
    })
  })

  it.each([{}, { approval: true, multipleRequests: true }])(
    'allows what the policy allowed when the time was held, even if the limit passes meanwhile (%j)',
    async (options) => {
      const policy = { limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 24 * 60 } }
      const studio = await aStudio(app, context, { ...options, policy })
      const hold = await aHold(studio.visitor, studio, at)
      clock.advance({ minutes: 5 })
      expect(readRefusal(await book(studio.visitor, hold))).toBe('200')
      clock.set(start)
    },
  )

  it('is for the owner of the hold, and for staff', async () => {
    const studio = await aStudio(app, context)
    const hold = await aHold(studio.visitor, studio, at)
    const stranger = await aVisitor(app, studio.siteId)
    const elsewhere = await aStudio(app, context)
    for (const client of [stranger, elsewhere.visitor, elsewhere.admin]) {
      expect(readRefusal(await book(client, hold))).toBe('404 HOLD_NOT_FOUND')
    }
    expect(readRefusal(await book(studio.admin, hold))).toBe('200')
  })

  it('books once per idempotency key', async () => {
    const studio = await aStudio(app, context)
    const hold = await aHold(studio.visitor, studio, at)
    const key = { 'idempotency-key': 'book-1' }
    const answers = await Promise.all([1, 2].map(() => book(studio.visitor, hold, {}, key)))
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(answers.map(readRefusal)).toEqual(['200', '200'])
  })

  it('is no longer possible if the service was deleted', async () => {
    const studio = await aStudio(app, context)
    const hold = await aHold(studio.visitor, studio, at)
    await context.db.updateTable('services').set({ deleted_at: start }).where('id', '=', studio.service.id).execute()
    expect(readRefusal(await book(studio.visitor, hold))).toBe('404 SERVICE_NOT_FOUND')
  })
})

describe('booking after the hold expired', () => {
  it('takes the time again with the same staff member while it is free', async () => {
    const studio = await aStudio(app, context, { staff: 2 })
    const hold = await aHold(studio.visitor, studio, at)
    const { booking } = expected(await expired(() => book(studio.visitor, hold)))
    expect(booking).toMatchObject({
      status: 'CONFIRMED',
      bookedEntity: { slot: { resource: { id: hold.slot.resourceId } } },
    })
    expect(await takenTime(context, hold.slot.resourceId)).toHaveLength(1)
  })

  it('takes another free staff member, unless one was requested', async () => {
    const studio = await aStudio(app, context, { staff: 2 })
    const hold = await aHold(studio.visitor, studio, at)
    const requested = await aHold(studio.visitor, studio, '2026-06-02T12:00:00.000Z', { resourceId: studio.resourceId })
    await expired(async () => {
      const stranger = await aVisitor(app, studio.siteId)
      for (const startDate of [at, '2026-06-02T12:00:00.000Z']) {
        await book(stranger, await aHold(stranger, studio, startDate, { resourceId: studio.resourceId }))
      }
      const { booking } = expected(await book(studio.visitor, hold))
      expect(booking.bookedEntity.slot.resource.name).toBe('Colleague 1')
      expect(readRefusal(await book(studio.visitor, requested))).toBe('428 SLOT_HOLD_UNAVAILABLE')
    })
  })

  it('is refused if someone else was faster, with the next available times, and the hold stays', async () => {
    const studio = await aStudio(app, context)
    const hold = await aHold(studio.visitor, studio, at)
    await expired(async () => {
      const stranger = await aVisitor(app, studio.siteId)
      await aHold(stranger, studio, at)
      const refused = await book(studio.visitor, hold)
      expect(readRefusal(refused)).toBe('428 SLOT_HOLD_UNAVAILABLE')
      const { nextFree } = refused.body.details.applicationError.data
      expect(nextFree[0]).toMatchObject({
        startDate: '2026-06-02T10:00:00.000Z',
        localStartDate: '2026-06-02T12:00:00',
      })
      expect(readRefusal(await studio.visitor.get(`/v1/holds/${hold.id}`))).toBe('200')
    })
    const contacts = await context.db.selectFrom('contacts').select('id').where('site_id', '=', studio.siteId).execute()
    expect(contacts).toEqual([])
  })

  it('applies the policy again', async () => {
    const policy = { limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 24 * 60 } }
    const studio = await aStudio(app, context, { policy })
    const hold = await aHold(studio.visitor, studio, at)
    expect(readRefusal(await expired(() => book(studio.visitor, hold)))).toBe('428 BOOKING_POLICY_VIOLATION')
  })

  it('is refused if the service has another duration now', async () => {
    const studio = await aStudio(app, context)
    const hold = await aHold(studio.visitor, studio, at)
    await context.db.updateTable('services').set({ duration_minutes: 90 }).where('id', '=', studio.service.id).execute()
    expect(readRefusal(await expired(() => book(studio.visitor, hold)))).toBe('428 SLOT_HOLD_UNAVAILABLE')
  })

  it('is won by one of several who return at once', async () => {
    const studio = await aStudio(app, context)
    const first = await aHold(studio.visitor, studio, at)
    clock.advance({ minutes: 10 })
    const stranger = await aVisitor(app, studio.siteId)
    const second = await aHold(stranger, studio, at)
    clock.advance({ minutes: 10 })
    const answers = await Promise.all([book(studio.visitor, first), book(stranger, second)])
    expect(answers.map(readRefusal).sort()).toEqual(['200', '428 SLOT_HOLD_UNAVAILABLE'])
    expect(await takenTime(context, studio.resourceId)).toHaveLength(1)
    clock.set(start)
  })

  it('survives a process whose clock is ahead, by taking the time again', async () => {
    const studio = await aStudio(app, context)
    const hold = await aHold(studio.visitor, studio, at)
    await context.db.deleteFrom('occupancies').where('hold_id', '=', hold.id).execute()
    expect(readRefusal(await book(studio.visitor, hold))).toBe('200')
    expect(await takenTime(context, studio.resourceId)).toHaveLength(1)
  })
})

describe('time of two services', () => {
  it('cannot overlap for one staff member', async () => {
    const studio = await aStudio(app, context)
    const other: Studio = { ...studio, service: await aService(context, studio.siteId, [studio.resourceId]) }
    expected(await book(studio.visitor, await aHold(studio.visitor, studio, at)))
    const slot = { serviceId: other.service.id, startDate: at, endDate: '2026-06-02T10:00:00.000Z', timezone: 'UTC' }
    expect(readRefusal(await studio.visitor.post('/v1/holds', { slot }))).toBe('428 SLOT_NOT_AVAILABLE')
  })
})
