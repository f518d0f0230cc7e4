import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { aStudio } from '../support/factories.ts'
import { aForm, listViolations, makeQuestion, nowhere, readErrorCode, showWhen } from './forms.ts'

const { app, context, db } = await createTestApp()
const { admin } = await aStudio(app, context)
const other = await aStudio(app, context)
const update = (id: string | null | undefined, form: object, mask?: unknown) =>
  admin.patch(`/v4/forms/${id}`, { form, ...(mask ? { mask } : {}) })

describe('updateForm', () => {
  it('changes given fields, increments the revision, and keeps the rest', async () => {
    const form = await aForm(admin, { name: 'First' })
    const { body } = await update(form.id, { revision: '1', name: 'Second' })
    expect(body.form).toEqual({
      ...form,
      name: 'Second',
      revision: '2',
      properties: { name: 'Second', disabled: false },
    })
    const events = await db
      .selectFrom('events')
      .select('slug')
      .where('entity_id', '=', form.id ?? '')
      .execute()
    expect(events.map(({ slug }) => slug).sort()).toEqual(['created', 'updated'])
  })

  it('changes exactly the masked paths; a missing one is cleared', async () => {
    const limitationRule = { maxAllowedSubmissions: 5 }
    const form = await aForm(admin, { name: 'Masked', limitationRule })
    const { body } = await update(form.id, { revision: '1', name: 'Not this' }, 'limitation_rule')
    expect(body.form).toMatchObject({ name: 'Masked' })
    expect(body.form).not.toHaveProperty('limitationRule')
  })

  it('publishes events for disabling and enabling, under either name', async () => {
    const form = await aForm(admin)
    await update(form.id, { revision: '1', enabled: false })
    await update(form.id, { revision: '2', properties: { disabled: false } }, ['properties.disabled'])
    const events = await db
      .selectFrom('events')
      .select(['slug', 'payload'])
      .where('entity_id', '=', form.id ?? '')
      .orderBy('sequence')
      .execute()
    expect(events.map(({ slug }) => slug)).toEqual(['created', 'updated', 'disabled_form', 'updated', 'enabled_form'])
    expect(events[2]?.payload).toEqual({ actionEvent: { body: { namespace: 'kalends.booking' } } })
  })

  it('keeps a removed field, and reuses it when it returns', async () => {
    const [stored, gone] = [makeQuestion('kept'), makeQuestion('gone')]
    const form = await aForm(admin, { formFields: [stored, gone] })
    const without = (await update(form.id, { revision: '1', formFields: [stored] })).body.form
    expect(without).toMatchObject({ formFields: [stored], deletedFormFields: [gone] })
    const again = (await update(form.id, { revision: '2', formFields: [gone, stored] })).body.form
    expect(again).toMatchObject({ formFields: [gone, stored], deletedFormFields: [] })
  })

  it('never changes the key of an answer, not even of a removed field', async () => {
    const field = makeQuestion('a')
    const gone = makeQuestion('b')
    const form = await aForm(admin, { formFields: [field, gone] })
    await update(form.id, { revision: '1', formFields: [field] })
    const formFields = [makeQuestion('c', {}, { id: field.id }), makeQuestion('d', {}, { id: gone.id })]
    expect(listViolations(await update(form.id, { revision: '2', formFields }))).toEqual([
      'form.formFields[0].inputOptions.target TARGET_CHANGED',
      'form.formFields[1].inputOptions.target TARGET_CHANGED',
    ])
  })

  it('DELETED_FIELD_COUNT_OVER_MAX: at most 150 removed fields', async () => {
    const formFields = Array.from({ length: 151 }, (_, index) => makeQuestion(`q${index}`))
    const form = await aForm(admin, { formFields })
    expect((await update(form.id, { revision: '1', formFields: formFields.slice(0, 1) })).status).toBe(200)
    expect(await readErrorCode(update(form.id, { revision: '2', formFields: [] }))).toBe(
      '428 DELETED_FIELD_COUNT_OVER_MAX',
    )
  })

  it('uses a free name, and may keep its own', async () => {
    await aForm(admin, { name: 'Taken' })
    const form = await aForm(admin, { name: 'Own' })
    expect((await update(form.id, { revision: '1', name: 'taken' })).body.form.name).toBe('taken 2')
    expect((await update(form.id, { revision: '2', name: 'taken 2' })).body.form.name).toBe('taken 2')
  })

  it('applies every rule of a new form', async () => {
    const field = makeQuestion('a')
    const form = await aForm(admin, { formFields: [field] })
    const formRules = [showWhen('a', 'x', field.id)]
    expect((await update(form.id, { revision: '1', formRules })).status).toBe(200)
    expect(listViolations(await update(form.id, { revision: '2', formFields: [] }))).toEqual([
      'form.formRules[0].expression.condition.target UNKNOWN_FORM_FIELD',
      'form.formRules[0].overrides[0].fieldOptions.fieldId UNKNOWN_FORM_FIELD',
    ])
    const steps = [{ id: randomUUID(), layout: { small: { items: [{ fieldId: nowhere }] } } }]
    expect(listViolations(await update(form.id, { revision: '2', steps }))).toEqual([
      'form.steps[0].layout INVALID_FORM_STEPS',
    ])
  })

  it('keeps the namespace of a form', async () => {
    const form = await aForm(admin)
    expect(listViolations(await update(form.id, { revision: '1', namespace: 'kalends.plan' }))).toEqual([
      'form.namespace IMMUTABLE_FIELD',
    ])
  })

  it('edits the default form, and keeps it enabled', async () => {
    const { body } = await admin.post('/v4/forms/query', {
      query: { filter: { namespace: 'kalends.booking', name: 'Booking form' } },
    })
    const [standard] = body.forms
    const refusal = await update(standard.id, { revision: standard.revision, enabled: false })
    expect([refusal.status, refusal.body.details.applicationError.code]).toEqual([400, 'VALIDATION_FAILURE'])
    expect((await update(standard.id, { revision: standard.revision, name: 'How to reach you' })).status).toBe(200)
  })

  it('REVISION_MISMATCH: one of two with the same revision succeeds', async () => {
    const form = await aForm(admin)
    const both = await Promise.all(['One', 'Two'].map((name) => update(form.id, { revision: '1', name })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await update(form.id, { name: 'No revision' })).status).toBe(400)
  })

  it('FORM_NOT_FOUND: of another business, deleted or unknown', async () => {
    const foreign = await aForm(other.admin)
    const deleted = await aForm(admin)
    await admin.delete(`/v4/forms/${deleted.id}`)
    for (const id of [foreign.id, deleted.id, nowhere]) {
      expect(await readErrorCode(update(id, { revision: '1', name: 'Mine' }))).toBe('404 FORM_NOT_FOUND')
    }
  })
})
