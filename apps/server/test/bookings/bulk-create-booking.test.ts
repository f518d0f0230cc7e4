import { describe, expect, it } from 'vitest'
import {
  aStudio,
  bookingInput,
  type Client,
  expected,
  readRefusal,
  type Studio,
  slotAt,
  slotWith,
  takenTime,
} from '../support/factories.ts'
import { aGroup, countSeats } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'
import { listEvents } from './support/traces.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const at = (hour: number) => `2026-06-02T${String(hour).padStart(2, '0')}:00:00.000Z`
const confirmed = { status: 'CONFIRMED' as const }

const create = (client: Client, createBookingsInfo: object[], more: object = {}, headers = {}) =>
  client.post('/v2/bulk/bookings/create', { createBookingsInfo, ...more }, headers)
// biome-ignore lint/suspicious/noExplicitAny: answers of every form
const resultCodes = ({ results }: any) => results.map((result: any) => result.itemMetadata.error?.code ?? 'ok')

describe('bulkCreateBooking', () => {
  it('creates each booking independently and in order, so that earlier ones block later ones', async () => {
    const studio = await aStudio(app, context)
    const body = expected(
      await create(studio.admin, [
        bookingInput(slotWith(studio, at(9)), confirmed),
        bookingInput(slotWith(studio, at(9)), confirmed),
        bookingInput(slotAt(studio, at(10)), confirmed),
      ]),
    )
    expect(resultCodes(body)).toEqual(['ok', 'SLOT_NOT_AVAILABLE', 'ok'])
    expect(body.bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 })
    const [first, second] = body.results
    expect(first).toEqual({ itemMetadata: { id: expect.any(String), originalIndex: 0, success: true } })
    expect(second.itemMetadata).toMatchObject({ originalIndex: 1, success: false })
    expect(second.itemMetadata.error.data.nextFree).toHaveLength(3)
    expect(await takenTime(context, studio.resourceId)).toHaveLength(2)
    expect(await listEvents(context, first.itemMetadata.id)).toEqual(['1 created', '2 confirmed'])
  })

  it('returns bookings if requested, with flags and messages for each', async () => {
    const studio = await aStudio(app, context)
    const body = expected(
      await create(
        studio.admin,
        [
          { ...bookingInput(slotWith(studio, at(9)), confirmed), sendSmsReminder: false },
          {
            ...bookingInput(slotWith(studio, at(9)), confirmed),
            flowControlSettings: { skipAvailabilityValidation: true },
            participantNotification: { notifyParticipants: true, message: 'Squeezed in' },
          },
        ],
        { returnFullEntity: true },
      ),
    )
    expect(body.results.map(({ item }: { item: object }) => item)).toMatchObject([{}, { doubleBooked: true }])
  })

  it('of a class stops where it is full', async () => {
    const group = await aGroup(app, context, 'CLASS', { capacity: 2 })
    const one = { booking: { bookedEntity: group.entity, totalParticipants: 1, ...confirmed } }
    expect(resultCodes(expected(await create(group.admin, [one, one, one])))).toEqual([
      'ok',
      'ok',
      'SESSION_CAPACITY_EXCEEDED',
    ])
    expect(await countSeats(group)).toBe('2/0 of 2')
  })

  it('reports the errors of each item, and saves none of those', async () => {
    const studio = await aStudio(app, context)
    const good = bookingInput(slotAt(studio, at(9)))
    const [strange, unknown, empty, faulty] = [
      bookingInput(slotAt(studio, at(9), { resource: { id: studio.locationId } })),
      bookingInput(slotAt(studio, at(9), { serviceId: studio.siteId })),
      { ...bookingInput(slotAt(studio, at(9))), formSubmission: {} },
      { ...bookingInput(slotAt(studio, at(9))), formSubmission: { first_name: 'Ida', email: 'nobody' } },
    ]
    const many = bookingInput(slotAt(studio, at(9)), { totalParticipants: 2 })
    const body = expected(await create(studio.visitor, [strange, good, unknown, empty, faulty, many]))
    expect(resultCodes(body)).toEqual([
      'RESOURCE_NOT_FOUND',
      'ok',
      'SCHEDULE_NOT_FOUND',
      'EMPTY_FORM_INFO',
      'VALIDATION_FAILURE',
      'BOOKING_POLICY_VIOLATION',
    ])
    const rows = context.db.selectFrom('contacts').select('email').where('site_id', '=', studio.siteId)
    expect(await rows.execute()).toHaveLength(1)
    const faults = body.results[3].itemMetadata.error.data.fieldViolations
    expect(faults.map(({ field }: { field: string }) => field)).toContain('formSubmission.first_name')
  })

  it('names the item in refusals', async () => {
    const studio = await aStudio(app, context)
    const anonymous = { ...bookingInput(slotAt(studio, at(9))).booking, totalParticipants: undefined }
    const body = expected(await create(studio.visitor, [bookingInput(slotAt(studio, at(9))), { booking: anonymous }]))
    expect(body.results[1].itemMetadata.error).toMatchObject({
      code: 'VALIDATION_FAILURE',
      data: { field: 'createBookingsInfo[1].booking.totalParticipants' },
    })
  })
})

describe('an invalid bulk request', () => {
  const refusal = async (studio: Studio, items: object[]) => readRefusal(await create(studio.admin, items))

  it('has an incomplete item, no items, or more than forty', async () => {
    const studio = await aStudio(app, context)
    const good = bookingInput(slotAt(studio, at(9)))
    expect(await refusal(studio, [good, {}])).toBe('400 createBookingsInfo[1].booking')
    expect(await refusal(studio, [good, { booking: {} }])).toBe('400 createBookingsInfo[1].booking.bookedEntity')
    expect(await refusal(studio, [])).toBe('400 createBookingsInfo')
    expect(await refusal(studio, Array(41).fill(good))).toBe('400 createBookingsInfo')
    const rows = context.db.selectFrom('bookings').select('id').where('site_id', '=', studio.siteId)
    expect(await rows.execute()).toEqual([])
  })
})

describe('a retry with the same key', () => {
  it('returns the same and books nothing twice; refused items stored nothing', async () => {
    const studio = await aStudio(app, context)
    const one = () =>
      bookingInput(slotWith(studio, at(9)), { ...confirmed, contactDetails: { email: 'ida@customer.example' } })
    const items = [one(), one()]
    const key = { 'idempotency-key': 'many-1' }
    const first = await create(studio.admin, items, {}, key)
    const again = await create(studio.admin, items, {}, key)
    expect(again.body).toEqual(first.body)
    expect(resultCodes(first.body)).toEqual(['ok', 'SLOT_NOT_AVAILABLE'])
    expect(await takenTime(context, studio.resourceId)).toHaveLength(1)
  })
})
