import { describe, expect, it } from 'vitest'
import { bookingsJobs } from '../../src/features/bookings/index.ts'
import { runDueJobs } from '../../src/jobs/schedule.ts'
import { createTestApp } from '../support/app.ts'
import { contactOf } from '../support/contact-of.ts'
import { aStudio } from '../support/factories.ts'
import { aChoice, aForm, answerFaults, aTextInput, makeQuestion, showWhen } from './forms.ts'

const { app, context, db, clock } = await createTestApp()
const studio = await aStudio(app, context)
const { admin, visitor, service } = studio
const email = makeQuestion('email', {
  required: true,
  stringOptions: aTextInput('E-mail', { format: 'EMAIL' }),
  contactMapping: { contactField: 'EMAIL' },
})
const knee = makeQuestion('knee', { required: true, stringOptions: aTextInput('Which knee?') }, { hidden: true })
const form = await aForm(admin, {
  formFields: [email, aChoice('where', ['knee', 'back']), knee],
  formRules: [showWhen('where', 'knee', knee.id)],
})
await db
  .updateTable('services')
  .set({ form_id: form.id ?? '' })
  .where('id', '=', service.id)
  .execute()

let hour = 0
const book = (formSubmission: object, client = visitor) => {
  hour += 1
  const at = (offset: number) =>
    new Date(Date.UTC(2026, 5, 3 + Math.floor(hour / 8), 8 + (hour % 8) + offset)).toISOString()
  const location = { locationType: 'OWNER_BUSINESS', id: studio.locationId }
  const slot = {
    serviceId: service.id,
    scheduleId: service.scheduleId,
    startDate: at(0),
    endDate: at(1),
    location,
    resource: { id: studio.resourceId },
  }
  const booking = { bookedEntity: { slot }, totalParticipants: 1 }
  return client.post('/v2/bookings', { booking, formSubmission })
}

describe('form answers of a booking', () => {
  it('are a separate submission, with the contact of the booking', async () => {
    const { status, body } = await book({ email: 'ada@example.org', where: 'knee', knee: ' Left ' })
    expect(status, JSON.stringify(body)).toBe(200)
    const { booking } = body
    expect(booking).toMatchObject({ formId: form.id, formSubmissionId: expect.any(String) })
    expect(booking.additionalFields).toEqual([
      { id: expect.any(String), label: 'Which where', value: 'The knee', valueType: 'SHORT_TEXT' },
      { id: knee.id, label: 'Which knee?', value: 'Left', valueType: 'SHORT_TEXT' },
    ])
    const { submission } = (await admin.get(`/v4/submissions/${booking.formSubmissionId}`)).body
    expect(submission).toMatchObject({
      formId: form.id,
      status: 'CONFIRMED',
      contactId: await contactOf(context, booking.id),
      submissions: { email: 'ada@example.org', where: 'knee', knee: 'Left' },
    })
  })

  it('omit fields hidden by a rule, and require those it shows', async () => {
    const { booking } = (await book({ email: 'ada@example.org', where: 'back', knee: 'Left' })).body
    expect(booking.additionalFields.map(({ label }: { label: string }) => label)).toEqual(['Which where'])
    expect(answerFaults(await book({ email: 'ada@example.org', where: 'knee' }))).toEqual(['knee REQUIRED_VALUE_ERROR'])
  })

  it('require a plainly spelled email address, for customers and staff', async () => {
    const hidden = 'ada@exam\u00adple.org'
    for (const client of [visitor, admin])
      expect(answerFaults(await book({ email: hidden, where: 'back' }, client))).toEqual(['email FORMAT_ERROR'])
    const { booking } = (await book({ email: ' Ada@Example.ORG ', where: 'back' })).body
    expect(booking.contactDetails.email).toBe('Ada@example.org')
  })

  it('are optional for staff', async () => {
    expect((await book({ where: 'knee' }, admin)).status).toBe(200)
  })

  it('can be changed by the customer until the booking starts, and the booking repeats them', async () => {
    const { booking } = (await book({ email: 'ada@example.org', where: 'knee', knee: 'Left' })).body
    const id = booking.formSubmissionId
    const change = (revision: string, knees: string, client = visitor) =>
      client.patch(`/v4/submissions/${id}`, {
        submission: {
          formId: form.id,
          revision,
          submissions: { email: 'ada@example.org', where: 'knee', knee: knees },
        },
      })
    expect((await change('1', 'Right')).status).toBe(200)
    const row = await db.selectFrom('bookings').selectAll().where('id', '=', booking.id).executeTakeFirstOrThrow()
    expect(row.additional_fields).toContainEqual(expect.objectContaining({ value: 'Right' }))
    expect(Number(row.revision)).toBe(2)
    await db.updateTable('bookings').set({ starts_at: '2026-06-01T08:00:00Z' }).where('id', '=', booking.id).execute()
    expect((await change('2', 'Both')).status).toBe(400)
    expect((await change('2', 'Both', admin)).status).toBe(200)
  })

  it('are erased with an unanswered booking', async () => {
    const { booking } = (await book({ email: 'ada@example.org', where: 'back' })).body
    expect(booking.status).toBe('CREATED')
    await runDueJobs(bookingsJobs, context, clock.now() + 31 * 24 * 60 * 60 * 1000)
    const left = await db
      .selectFrom('form_submissions')
      .select('id')
      .where('id', '=', booking.formSubmissionId)
      .execute()
    expect(left).toEqual([])
  })

  it('DISABLED_FORM_ERROR if the form is disabled, only for customers', async () => {
    const { revision } = (await admin.get(`/v4/forms/${form.id}`)).body.form
    await admin.patch(`/v4/forms/${form.id}`, { form: { revision, enabled: false } })
    expect(answerFaults(await book({ email: 'ada@example.org' }))).toEqual([' DISABLED_FORM_ERROR'])
    expect((await book({ email: 'ada@example.org' }, admin)).status).toBe(200)
  })
})
