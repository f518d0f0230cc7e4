import { expect, it } from 'vitest'
import { aForm, answerFaults, aTextInput, listViolations, makeQuestion } from '../forms/forms.ts'
import { contactOf } from '../support/contact-of.ts'
import { aBooking, aStudio, aVisitor, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const studio = await aStudio(app, context)
const { admin, visitor, siteId } = studio
const health = makeQuestion('health', { required: true, stringOptions: aTextInput('Any injuries?') })
const form = await aForm(admin, { namespace: 'kalends.intake', formFields: [health] })
let revision = 0
const setPolicy = async (more: object = {}) => {
  revision += 1
  const intakeFormPolicy = { enabled: true, formId: form.id, timing: 'AFTER_BOOKING', ...more }
  const bookingPolicy = { revision: String(revision), intakeFormPolicy }
  expected(await admin.patch(`/v1/booking-policies/${studio.service.policyId}`, { bookingPolicy }))
}
await setPolicy()

let hour = 9
async function booked(more: object = { status: 'CONFIRMED' }) {
  hour += 1
  const booking = await aBooking(admin, slotWith(studio, `2026-06-02T${hour}:00:00.000Z`), more)
  const { token } = expected(await admin.get(`/v1/anonymous-bookings/${booking.id}/token`))
  return { booking, token: String(token) }
}
const answer = (token: string, intakeSubmission: object, client = visitor) =>
  client.post(`/v1/anonymous-bookings/${token}/intake`, { intakeSubmission })

it('saves the answers with the booking, once, for any holder of the link', async () => {
  const { booking, token } = await booked()
  expect(answerFaults(await answer(token, {}))).toEqual(['health REQUIRED_VALUE_ERROR'])
  const answered = expected(await answer(token, { health: ' A knee ' })).booking
  expect(answered).toMatchObject({ id: booking.id, revision: '2', intakeSubmissionId: expect.any(String) })
  const { submission } = expected(await admin.get(`/v4/submissions/${answered.intakeSubmissionId}`))
  expect(submission).toMatchObject({
    formId: form.id,
    status: 'CONFIRMED',
    contactId: await contactOf(context, booking.id),
    submissions: { health: 'A knee' },
  })
  expect(listViolations(await answer(token, { health: 'Both' }))).toEqual(['intakeSubmission INTAKE_ANSWERED'])
})

it('accepts a separate submission as well', async () => {
  const { booking, token } = await booked()
  const handed = { formId: form.id, submissions: { health: 'None' } }
  const { submission } = expected(await visitor.post('/v4/submissions', { submission: handed }))
  const link = () => admin.post(`/v2/bookings/${booking.id}/set-booking-submission-id`, { submissionId: submission.id })
  expect(expected(await link()).booking).toMatchObject({ intakeSubmissionId: submission.id })
  expect(readRefusal(await link())).toBe('400 VALIDATION_FAILURE')
  expect(listViolations(await answer(token, { health: 'None' }))).toEqual(['intakeSubmission INTAKE_ANSWERED'])
})

it('is refused if nothing is requested, and for links of other businesses', async () => {
  const requested = await booked()
  const open = await booked({})
  expect(listViolations(await answer(open.token, { health: 'None' }))).toEqual(['intakeSubmission INTAKE_NOT_ASKED'])
  const elsewhere = await aStudio(app, context)
  expect(readRefusal(await answer(requested.token, { health: 'None' }, elsewhere.visitor))).toBe(
    '404 BOOKING_NOT_FOUND',
  )
  expect(readRefusal(await answer('x'.repeat(40), {}))).toBe('400 INVALID_TOKEN')
  await setPolicy({ timing: 'BEFORE_BOOKING', completionRequirement: 'OPTIONAL' })
  const other = await aVisitor(app, siteId)
  expect(listViolations(await answer(requested.token, {}, other))).toEqual(['intakeSubmission INTAKE_NOT_ASKED'])
  await setPolicy()
})
