import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { aForm, makeQuestion } from '../forms/forms.ts'
import { aStudio, bookingInput, type Client, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context, db } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const studio = await aStudio(app, context)
const { admin, visitor } = studio
const goal = makeQuestion('goal')
const form = await aForm(admin, { formFields: [makeQuestion('first_name'), goal] })
const formId = form.id ?? ''
const appId = randomUUID()
await db.updateTable('services').set({ form_id: formId, app_id: appId }).where('id', '=', studio.service.id).execute()

let hour = 7
function create(client: Client, booking: object, rest: object = {}) {
  hour += 1
  const slot = slotWith(studio, `2026-06-03T${String(hour).padStart(2, '0')}:00:00.000Z`)
  return client.post('/v2/bookings', { ...bookingInput(slot, booking), ...rest })
}

async function submitForm(client: Client = visitor, submissionForm = formId, answers: object = { goal: 'Rest' }) {
  const submission = { formId: submissionForm, submissions: answers, status: 'PENDING' }
  return expected(await client.post('/v4/submissions', { submission })).submission
}

async function why(answer: ReturnType<typeof create>) {
  const refused = await answer
  return `${readRefusal(refused)} ${refused.body.details.applicationError?.data.field}`
}

const additionalFields = [
  { id: goal.id, value: 'Rest', valueType: 'SHORT_TEXT' },
  { id: randomUUID(), value: 'true', valueType: 'CHECK_BOX' },
]
const stored = [{ ...additionalFields[0], label: 'goal' }, additionalFields[1]]

it('stores additional fields of a booking, with the questions of the form that they answer', async () => {
  const sent = { additionalFields: additionalFields.map((field) => ({ ...field, label: 'Made up' })) }
  for (const [client, status] of [[visitor, 'CREATED'] as const, [admin, 'CONFIRMED'] as const]) {
    const { booking } = expected(await create(client, { ...sent, status }))
    expect(booking.additionalFields).toEqual(stored)
    const query = { query: { filter: { id: booking.id } } }
    const [found] = expected(await admin.post('/v2/extended-bookings/query', query)).extendedBookings
    expect(found.booking.additionalFields).toEqual(stored)
  }
})

it('repeats the answers of the form instead, if they are sent', async () => {
  const rest = { formSubmission: { goal: 'Sleep' } }
  const { booking } = expected(await create(visitor, { additionalFields }, rest))
  expect(booking.additionalFields).toEqual([{ ...stored[0], value: 'Sleep' }])
})

it('takes answers that were handed in before', async () => {
  const submission = await submitForm()
  const { booking } = expected(await create(visitor, { formSubmissionId: submission.id, additionalFields }))
  expect(booking).toMatchObject({ formSubmissionId: submission.id, additionalFields: [stored[0]] })
  expect(booking.additionalFields).toHaveLength(1)
  const read = await visitor.get(`/v4/submissions/${submission.id}`)
  expect(read.body.submission.status).toBe('CONFIRMED')
  const byStaff = await create(admin, { formSubmissionId: (await submitForm()).id, status: 'CONFIRMED' })
  expect(expected(byStaff).booking.formSubmissionId).toBeDefined()
})

it('refuses answers that are another’s, of another form, of another booking, or sent twice', async () => {
  const at = '400 VALIDATION_FAILURE booking.formSubmissionId'
  expect(await why(create(visitor, { formSubmissionId: randomUUID() }))).toBe(at)
  expect(await why(create(visitor, { formSubmissionId: (await submitForm(admin)).id }))).toBe(at)
  const elsewhere = await aForm(admin, { formFields: [goal] })
  expect(
    await why(create(visitor, { formSubmissionId: (await submitForm(visitor, elsewhere.id ?? undefined)).id })),
  ).toBe(at)
  const { id: formSubmissionId } = await submitForm()
  expected(await create(visitor, { formSubmissionId }))
  expect(await why(create(visitor, { formSubmissionId }))).toBe(at)
  const both = { formSubmission: { goal: 'Sleep' } }
  expect(await why(create(visitor, { formSubmissionId: (await submitForm()).id }, both))).toBe(at)
})

it('gives a booking the app of its service', async () => {
  for (const client of [visitor, admin])
    expect(expected(await create(client, { status: client === admin ? 'CONFIRMED' : 'CREATED' })).booking.appId).toBe(
      appId,
    )
})
