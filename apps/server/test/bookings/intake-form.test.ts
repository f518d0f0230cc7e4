import { describe, expect, it } from 'vitest'
import { bookingsJobs } from '../../src/features/bookings/index.ts'
import { runDueJobs } from '../../src/jobs/schedule.ts'
import { aForm, answerFaults, aTextInput, listViolations, makeQuestion } from '../forms/forms.ts'
import { contactOf } from '../support/contact-of.ts'
import {
  aHold,
  aStudio,
  aVisitor,
  bookingInput,
  type Client,
  expected,
  readRefusal,
  slotWith,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const start = '2026-06-01T09:00:00Z'
const { app, context, clock, db } = await createTestApp({ now: start })
const required = { timing: 'BEFORE_BOOKING', completionRequirement: 'REQUIRED_BEFORE_BOOKING' }
const health = () => makeQuestion('health', { required: true, stringOptions: aTextInput('Any injuries?') })

/** A service whose policy asks its intake form as it is said. */
async function createIntakeStudio(more: object = required) {
  const studio = await aStudio(app, context, { policy: { saveCreditCardPolicy: { enabled: false } } })
  const form = await aForm(studio.admin, { namespace: 'kalends.intake', formFields: [health()] })
  const formId = form.id ?? ''
  let revision = 0
  const setPolicy = async (intake: object) => {
    revision += 1
    const bookingPolicy = { revision: String(revision), intakeFormPolicy: { enabled: true, formId, ...intake } }
    expected(await studio.admin.patch(`/v1/booking-policies/${studio.service.policyId}`, { bookingPolicy }))
  }
  await setPolicy(more)
  let hour = 9
  const book = (rest: object = {}, client: Client = studio.visitor, booking: object = {}) => {
    hour += 1
    const slot = slotWith(studio, `2026-06-01T${String(hour).padStart(2, '0')}:00:00.000Z`)
    return client.post('/v2/bookings', { ...bookingInput(slot, booking), ...rest })
  }
  const submitForm = async (client: Client = studio.visitor, more: object = {}) =>
    expected(await client.post('/v4/submissions', { submission: { formId, submissions: { health: 'None' }, ...more } }))
      .submission
  return { ...studio, formId, setPolicy, book, handIn: submitForm }
}

const intakeSubmission = { health: ' A knee ' }
const violation = '428 BOOKING_POLICY_VIOLATION'

describe('a form required before booking', () => {
  it('refuses customers without it, together with every other violated rule', async () => {
    const { book } = await createIntakeStudio()
    const refused = await book()
    expect(readRefusal(refused)).toBe(violation)
    expect(refused.body.details.applicationError.data).toEqual({ validSubmissionRequired: true })
    const twice = await book({}, undefined, { totalParticipants: 2 })
    expect(twice.body.details.applicationError.data).toEqual({
      validSubmissionRequired: true,
      tooManyParticipants: true,
    })
  })

  it('is announced with the listed times', async () => {
    const { visitor, service, setPolicy, locationId } = await createIntakeStudio()
    const filter = { serviceId: [service.id], startDate: start, endDate: '2026-06-01T12:00:00Z' }
    const listed = async () => {
      const { availabilityEntries } = expected(await visitor.post('/v1/availability/query', { query: { filter } }))
      return availabilityEntries[0].bookingPolicyViolations.validSubmissionRequired
    }
    const visits = async (validSubmissionRequired: boolean) => {
      const location = { id: locationId, locationType: 'OWNER_BUSINESS' }
      const span = { from: '2026-06-01T09:00:00', to: '2026-06-01T12:00:00', timeZone: 'UTC', location }
      const requested = {
        ...span,
        slots: [{ serviceId: service.id }],
        bookingPolicyViolations: { validSubmissionRequired },
      }
      return expected(await visitor.post('/v1/availability/multislot', requested)).slots.length > 0
    }
    expect([await listed(), await visits(true), await visits(false)]).toEqual([true, true, false])
    await setPolicy({ ...required, completionRequirement: 'OPTIONAL' })
    expect([await listed(), await visits(true), await visits(false)]).toEqual([false, false, true])
  })

  it('is answered with the booking, as a separate submission', async () => {
    const { book, admin, formId } = await createIntakeStudio()
    const { booking } = expected(await book({ intakeSubmission }))
    const { submission } = expected(await admin.get(`/v4/submissions/${booking.intakeSubmissionId}`))
    expect(submission).toMatchObject({
      formId,
      status: 'CONFIRMED',
      contactId: await contactOf(context, booking.id),
      submissions: { health: 'A knee' },
    })
    const query = { query: { filter: { id: booking.id } } }
    const [found] = expected(await admin.post('/v2/extended-bookings/query', query)).extendedBookings
    expect(found.booking).toMatchObject({ intakeSubmissionId: submission.id, formId: booking.formId })
    expect(found.booking).not.toHaveProperty('formSubmissionId')
  })

  it('is validated by its own questions', async () => {
    const { book } = await createIntakeStudio()
    expect(answerFaults(await book({ intakeSubmission: {} }))).toEqual(['health REQUIRED_VALUE_ERROR'])
    const [unknown] = listViolations(await book({ intakeSubmission: { health: 'A knee', colour: 'red' } }))
    expect(unknown).toBe('intakeSubmission.colour SUBMISSION_VALIDATION')
  })

  it('may be submitted before, once per booking, only by the customer', async () => {
    const { book, handIn: submitForm, siteId, formId } = await createIntakeStudio()
    await submitForm(await aVisitor(app, siteId))
    expect(readRefusal(await book())).toBe(violation)
    const submission = await submitForm(undefined, { status: 'PENDING' })
    const { booking } = expected(await book())
    expect(booking.intakeSubmissionId).toBe(submission.id)
    const row = await db.selectFrom('form_submissions').selectAll().where('id', '=', submission.id).executeTakeFirst()
    expect(row).toMatchObject({ status: 'CONFIRMED', form_id: formId })
    expect(readRefusal(await book())).toBe(violation)
    await submitForm()
    const both = await Promise.all([book(), book()])
    expect(both.map(readRefusal).sort()).toEqual(['200', violation])
  })

  it('applies to holds and to bulk bookings', async () => {
    const studio = await createIntakeStudio()
    const hold = await aHold(studio.visitor, studio, '2026-06-02T09:00:00.000Z')
    const contactDetails = { firstName: 'Clara', email: 'clara@customer.example' }
    const bookHold = (more: object) => studio.visitor.post(`/v1/holds/${hold.id}/book`, { contactDetails, ...more })
    expect(readRefusal(await bookHold({}))).toBe(violation)
    expect(expected(await bookHold({ intakeSubmission })).booking.intakeSubmissionId).toEqual(expect.any(String))
    const one = bookingInput(slotWith(studio, '2026-06-02T11:00:00.000Z'))
    const createBookingsInfo = [one, { ...one, intakeSubmission }]
    const { results } = expected(await studio.visitor.post('/v2/bulk/bookings/create', { createBookingsInfo }))
    const codes = results.map((it: { itemMetadata: { error?: { code: string } } }) => it.itemMetadata.error?.code)
    expect(codes).toEqual(['BOOKING_POLICY_VIOLATION', undefined])
  })

  it('does not bind staff, who alone may skip it', async () => {
    const { book, admin, visitor } = await createIntakeStudio()
    expected(await book({}, admin))
    expected(await book({ intakeSubmission: {} }, admin))
    const flowControlSettings = { skipIntakeFormValidation: true }
    expected(await book({ flowControlSettings }, admin))
    expect(readRefusal(await book({ flowControlSettings }, visitor))).toBe('403 UNAUTHORIZED_OPERATION')
  })

  it('is no longer required once it is deleted', async () => {
    const { book, admin, formId } = await createIntakeStudio()
    expected(await admin.delete(`/v4/forms/${formId}`))
    expected(await book())
  })

  it('keeps its answers like those of the booking: editable until the start, erased with it', async () => {
    const { book, visitor, formId } = await createIntakeStudio()
    const { booking } = expected(await book({ intakeSubmission }))
    const id = booking.intakeSubmissionId
    const change = (revision: string) =>
      visitor.patch(`/v4/submissions/${id}`, { submission: { formId, revision, submissions: { health: 'Both' } } })
    expected(await change('1'))
    clock.set('2026-06-01T10:00:00Z')
    expect((await change('2')).status).toBe(400)
    clock.set(start)
    await runDueJobs(bookingsJobs, context, clock.now() + 31 * 24 * 60 * 60 * 1000)
    expect(await db.selectFrom('form_submissions').select('id').where('id', '=', id).execute()).toEqual([])
  })
})

describe('an optional form', () => {
  it('before booking is not required, but accepts answers', async () => {
    const { book, setPolicy } = await createIntakeStudio({
      timing: 'BEFORE_BOOKING',
      completionRequirement: 'OPTIONAL',
    })
    expect(expected(await book()).booking).not.toHaveProperty('intakeSubmissionId')
    expect(expected(await book({ intakeSubmission })).booking.intakeSubmissionId).toEqual(expect.any(String))
    await setPolicy({ enabled: false, ...required })
    expected(await book())
  })

  it('after booking is not shown before', async () => {
    const { book } = await createIntakeStudio({ timing: 'AFTER_BOOKING', completionRequirement: 'OPTIONAL' })
    expected(await book())
    expect(listViolations(await book({ intakeSubmission }))).toEqual(['intakeSubmission INTAKE_NOT_ASKED'])
  })
})
