import { describe, expect, it } from 'vitest'
import { aForm, makeQuestion } from '../forms/forms.ts'
import { aBooking, aStudio, type Client, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { listEvents } from './support/traces.ts'

const { app, context, db } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const studio = await aStudio(app, context)
const { admin, visitor } = studio
const goal = makeQuestion('goal')
const form = await aForm(admin, { formFields: [makeQuestion('first_name'), goal] })
const formId = form.id ?? ''
await db.updateTable('services').set({ form_id: formId }).where('id', '=', studio.service.id).execute()

let hour = 7
const booked = (client: Client = visitor) => {
  hour += 1
  return aBooking(client, slotWith(studio, `2026-06-03T${String(hour).padStart(2, '0')}:00:00.000Z`))
}
const submitForm = async (more: object = {}, client: Client = visitor) => {
  const submission = { formId, submissions: { first_name: 'Ada', goal: 'Rest' }, ...more }
  return expected(await client.post('/v4/submissions', { submission })).submission
}
const link = (bookingId: string, submissionId: string, client: Client = visitor) =>
  client.post(`/v2/bookings/${bookingId}/set-booking-submission-id`, { submissionId })
const why = async (answer: ReturnType<typeof link>) => {
  const refused = await answer
  return `${readRefusal(refused)} ${refused.body.details.applicationError?.data.field}`
}

describe('separately submitted answers', () => {
  it('become those of the booking, which repeats them and keeps its contact', async () => {
    const booking = await booked()
    const submission = await submitForm({ status: 'PENDING' })
    const { booking: linked } = expected(await link(booking.id, submission.id))
    expect(linked).toMatchObject({
      formSubmissionId: submission.id,
      revision: '2',
      contactDetails: booking.contactDetails,
      additionalFields: [{ id: goal.id, label: 'goal', value: 'Rest', valueType: 'SHORT_TEXT' }],
    })
    const read = await visitor.get(`/v4/submissions/${submission.id}`)
    expect(read.body.submission).toMatchObject({ status: 'CONFIRMED', revision: '2' })
    expect((await listEvents(context, booking.id)).slice(1)).toEqual(['2 updated'])
    expect(await listEvents(context, submission.id)).toEqual(['1 created', '2 updated', '3 status_updated'])
    const change = { submission: { formId, revision: '2', submissions: { first_name: 'Ada', goal: 'Sleep' } } }
    expected(await visitor.patch(`/v4/submissions/${submission.id}`, change))
    const query = { query: { filter: { id: booking.id } } }
    const [found] = expected(await admin.post('/v2/extended-bookings/query', query)).extendedBookings
    expect(found.booking.additionalFields).toEqual([expect.objectContaining({ value: 'Sleep' })])
  })

  it('can be linked by staff, also if someone else submitted them', async () => {
    const booking = await booked()
    const submission = await submitForm()
    expect(expected(await link(booking.id, submission.id, admin)).booking.formSubmissionId).toBe(submission.id)
  })

  it('belong to one booking only', async () => {
    const first = await booked()
    const second = await booked()
    const one = await submitForm()
    const other = await submitForm()
    expected(await link(first.id, one.id))
    expect(await why(link(first.id, other.id))).toBe('400 VALIDATION_FAILURE bookingId')
    expect(await why(link(second.id, one.id))).toBe('400 VALIDATION_FAILURE submissionId')
    expected(await link(second.id, other.id))
    const third = await booked()
    const racing = await submitForm()
    const fourth = await booked()
    const both = await Promise.all([link(third.id, racing.id), link(fourth.id, racing.id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('must be of the booking’s own form, and the actor’s own', async () => {
    const booking = await booked()
    const elsewhere = await aForm(admin, { formFields: [goal] })
    const foreign = await submitForm({ formId: elsewhere.id, submissions: { goal: 'Rest' } })
    expect(await why(link(booking.id, foreign.id))).toBe('400 VALIDATION_FAILURE submissionId')
    const ofOther = await submitForm({}, admin)
    expect(await why(link(booking.id, ofOther.id))).toBe('400 VALIDATION_FAILURE submissionId')
    expect(await why(link(booking.id, booking.id))).toBe('400 VALIDATION_FAILURE submissionId')
    const mine = await submitForm()
    expect(readRefusal(await link(studio.siteId, mine.id))).toBe('404 BOOKING_NOT_FOUND')
    expect(readRefusal(await link(booking.id, mine.id, (await aStudio(app, context)).admin))).toBe(
      '404 BOOKING_NOT_FOUND',
    )
  })
})
