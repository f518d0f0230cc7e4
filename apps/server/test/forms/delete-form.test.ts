import { describe, expect, it } from 'vitest'
import { formsJobs } from '../../src/features/forms/index.ts'
import { runDueJobs } from '../../src/jobs/schedule.ts'
import { createTestApp } from '../support/app.ts'
import { aStudio } from '../support/factories.ts'
import { aForm, nowhere, readErrorCode } from './forms.ts'

const { app, context, db, clock } = await createTestApp()
const { admin, service } = await aStudio(app, context)
const other = await aStudio(app, context)
const remove = (id: string | null | undefined, more = '') => admin.delete(`/v4/forms/${id}${more}`)
const formOfService = async () => (await admin.get(`/v2/services/${service.id}`)).body.service.form.id
const standard = await formOfService()

describe('deleteForm', () => {
  it('moves a form to the trash and publishes an event', async () => {
    const form = await aForm(admin)
    expect((await remove(form.id)).body).toEqual({})
    expect(await readErrorCode(remove(form.id))).toBe('404 FORM_NOT_FOUND')
    const events = await db
      .selectFrom('events')
      .selectAll()
      .where('entity_id', '=', form.id ?? '')
      .orderBy('sequence')
      .execute()
    expect(events.map(({ slug }) => slug)).toEqual(['created', 'deleted'])
    expect(events[1]?.payload).toMatchObject({ deletedEvent: { deletedEntity: { id: form.id } } })
  })

  it('makes its services use the default form, and restores them with it', async () => {
    const form = await aForm(admin)
    const before = (await admin.get(`/v2/services/${service.id}`)).body.service.revision
    await db
      .updateTable('services')
      .set({ form_id: form.id ?? '' })
      .where('id', '=', service.id)
      .execute()
    await remove(form.id)
    expect(await formOfService()).toBe(standard)
    const after = (await admin.get(`/v2/services/${service.id}`)).body.service.revision
    expect(Number(after)).toBe(Number(before) + 1)
    const events = await db.selectFrom('events').select('slug').where('entity_id', '=', service.id).execute()
    expect(events.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['updated']))
    await admin.post(`/v4/forms/trash-bin/${form.id}/restore`)
    expect(await formOfService()).toBe(form.id)
    await db.updateTable('services').set({ form_id: standard }).where('id', '=', service.id).execute()
  })

  it('removes it as intake form of policies, and restores it with it', async () => {
    const form = await aForm(admin, { namespace: 'kalends.intake' })
    const intakeFormPolicy = {
      enabled: true,
      formId: form.id,
      timing: 'AFTER_BOOKING',
      completionRequirement: 'OPTIONAL',
    }
    const made = await admin.post('/v1/booking-policies', { bookingPolicy: { name: 'Intake', intakeFormPolicy } })
    const { id } = made.body.bookingPolicy
    const intake = async () => (await admin.get(`/v1/booking-policies/${id}`)).body.bookingPolicy.intakeFormPolicy
    await remove(form.id)
    expect(await intake()).toMatchObject({ enabled: false })
    await admin.post(`/v4/forms/trash-bin/${form.id}/restore`)
    expect(await intake()).toMatchObject({ enabled: true, formId: form.id })
  })

  it('VALIDATION_FAILURE: the default form cannot be deleted', async () => {
    expect(await readErrorCode(remove(standard))).toBe('400 VALIDATION_FAILURE')
  })

  it('cannot be undone after the trash was emptied', async () => {
    const form = await aForm(admin)
    await remove(form.id, '?permanent=true')
    expect(await readErrorCode(admin.post(`/v4/forms/trash-bin/${form.id}/restore`))).toBe('404 FORM_NOT_FOUND')
    const { body } = await admin.get('/v4/forms/trash-bin?namespace=kalends.booking')
    expect(body.forms.map(({ id }: { id: string }) => id)).not.toContain(form.id)
  })

  it('FORM_NOT_FOUND: of another business or unknown', async () => {
    const foreign = await aForm(other.admin)
    for (const id of [foreign.id, nowhere]) expect(await readErrorCode(remove(id))).toBe('404 FORM_NOT_FOUND')
  })

  it('is erased after thirty days, answers stay', async () => {
    const form = await aForm(admin)
    await admin.post('/v4/submissions', { submission: { formId: form.id, submissions: { goal: 'Rest' } } })
    await remove(form.id)
    const day = 24 * 60 * 60 * 1000
    const listForms = () =>
      db
        .selectFrom('forms')
        .select('id')
        .where('id', '=', form.id ?? '')
        .execute()
    await runDueJobs(formsJobs, context, clock.now() + 29 * day)
    expect(await listForms()).toHaveLength(1)
    await runDueJobs(formsJobs, context, clock.now() + 31 * day)
    expect(await listForms()).toHaveLength(0)
    const { body } = await admin.post('/v4/submissions/query', { query: { filter: { formId: form.id } } })
    expect(body.submissions).toHaveLength(1)
  })
})
