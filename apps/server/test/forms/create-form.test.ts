import { randomUUID } from 'node:crypto'
import type { forms } from '@kalends/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { aStudio } from '../support/factories.ts'
import { aChoice, aForm, aTextInput, listViolations, makeQuestion, nowhere, readErrorCode, showWhen } from './forms.ts'

const { app, context, db } = await createTestApp()
const { admin, visitor, siteId } = await aStudio(app, context)
const refused = async (form: object) => listViolations(await admin.post('/v4/forms', { form }))
const booking = { namespace: 'kalends.booking', name: 'Refused' }

describe('createForm', () => {
  it('creates a form, enabled and empty by default', async () => {
    const form = await aForm(admin, { name: 'Plain', formFields: [] })
    expect(form).toMatchObject({
      id: expect.any(String),
      revision: '1',
      name: 'Plain',
      enabled: true,
      namespace: 'kalends.booking',
      createdDate: '2026-06-01T09:00:00.000Z',
      updatedDate: '2026-06-01T09:00:00.000Z',
      kind: 'REGULAR',
      formFields: [],
      steps: [],
      formRules: [],
      deletedFormFields: [],
      properties: { name: 'Plain', disabled: false },
    })
    const events = await db
      .selectFrom('events')
      .selectAll()
      .where('entity_id', '=', form.id ?? '')
      .execute()
    expect(events).toMatchObject([
      { entity_fqdn: 'wix.forms.v4.form', slug: 'created', payload: { createdEvent: { entity: form } } },
    ])
    const noted = await db
      .selectFrom('audit_entries')
      .selectAll()
      .where('entity_id', '=', form.id ?? '')
      .execute()
    expect(noted).toMatchObject([{ operation: 'createForm', entity_name: 'Plain' }])
  })

  it('appends a number to a used name, per namespace, also for simultaneous requests', async () => {
    const names = async (namespace: string) =>
      (await Promise.all([1, 2, 3].map(() => aForm(admin, { name: 'Health', namespace }))))
        .map(({ name }) => name)
        .sort()
    expect(await names('kalends.intake')).toEqual(['Health', 'Health 2', 'Health 3'])
    expect(await names('kalends.plan')).toEqual(['Health', 'Health 2', 'Health 3'])
    expect((await aForm(admin, { name: 'hEALTH', namespace: 'kalends.intake' })).name).toBe('hEALTH 4')
  })

  it('ignores read-only fields, and treats null as missing', async () => {
    const form = await aForm(admin, {
      id: nowhere,
      revision: '9',
      createdDate: '2020-01-01T00:00:00Z',
      steps: null,
      formRules: null,
      limitationRule: null,
      deletedFormFields: [makeQuestion('old')],
    })
    expect(form).toMatchObject({ revision: '1', steps: [], deletedFormFields: [] })
    expect(form.id).not.toBe(nowhere)
  })

  it('UNSUPPORTED_FORM_NAMESPACE: a form is for bookings, intake or plans', async () => {
    expect(await refused({ namespace: 'kalends.quiz', name: 'x' })).toEqual([
      'form.namespace UNSUPPORTED_FORM_NAMESPACE',
    ])
  })

  it('DUPLICATED_FIELD_IDS, DUPLICATED_FIELD_TARGETS, DUPLICATED_STEP_IDS, DUPLICATED_RULE_IDS', async () => {
    const field = makeQuestion('a')
    const rule = showWhen('a', 'x', field.id)
    const step = { id: randomUUID(), name: 'One' }
    expect(await refused({ ...booking, formFields: [field, makeQuestion('b', {}, { id: field.id })] })).toEqual([
      'form.formFields[1].id DUPLICATED_FIELD_IDS',
    ])
    expect(await refused({ ...booking, formFields: [field, makeQuestion('a')] })).toEqual([
      'form.formFields[1].inputOptions.target DUPLICATED_FIELD_TARGETS',
    ])
    expect(await refused({ ...booking, formFields: [field], steps: [step, step], formRules: [rule, rule] })).toEqual([
      'form.formRules[1].id DUPLICATED_RULE_IDS',
      'form.steps[1].id DUPLICATED_STEP_IDS',
    ])
  })

  it('MISSING_FIELD_TARGETS and UNSUPPORTED_FIELD_TARGETS_NAME: an answer needs a valid key', async () => {
    const { target: _, ...nameless } = makeQuestion('x').inputOptions
    const odd = ['a.b', 'a b', '"', '$x'].map((target) => makeQuestion(target))
    expect(
      await refused({
        ...booking,
        formFields: [makeQuestion('fine'), { ...makeQuestion('x'), inputOptions: nameless }, ...odd],
      }),
    ).toEqual([
      'form.formFields[1].inputOptions.target MISSING_FIELD_TARGETS',
      ...[2, 3, 4, 5].map((index) => `form.formFields[${index}].inputOptions.target UNSUPPORTED_FIELD_TARGETS_NAME`),
    ])
    await aForm(admin, {
      name: 'Own letters',
      formFields: [makeQuestion('größe_2'), makeQuestion('constructor')],
    })
  })

  it('INVALID_FORM_STEPS: a step places fields of the form', async () => {
    const field = makeQuestion('a')
    const stepWith = (fieldId: string) => ({
      id: randomUUID(),
      name: 'One',
      layout: { large: { items: [{ fieldId, row: 0, column: 0 }] } },
    })
    expect(await refused({ ...booking, formFields: [field], steps: [stepWith(field.id), stepWith(nowhere)] })).toEqual([
      'form.steps[1].layout INVALID_FORM_STEPS',
    ])
  })

  it('FORM_FIELDS_COUNT_EXCEEDED: at most 500 fields, in the older spelling too', async () => {
    const fields = Array.from({ length: 251 }, () => ({ id: randomUUID(), target: 'x' }))
    const formFields = Array.from({ length: 250 }, (_, index) => makeQuestion(`q${index}`))
    const faults = await refused({ ...booking, fields, formFields })
    expect(faults).toContain('form.formFields FORM_FIELDS_COUNT_EXCEEDED')
  })

  it('FORM_SIZE_EXCEEDED: at most 500 kB', async () => {
    const formFields = Array.from({ length: 30 }, (_, index) => {
      return makeQuestion(`q${index}`, { stringOptions: { ...aTextInput('Long', { enum: ['x'.repeat(19_000)] }) } })
    })
    expect(await refused({ ...booking, formFields })).toEqual(['form FORM_SIZE_EXCEEDED'])
  })

  it('FIELD_SCHEMA_NOT_SUPPORTED: payment, scheduling, nested forms, quizzes, repeaters and older spellings', async () => {
    const unsupported: Partial<forms.InputField>[] = [
      { inputType: 'PAYMENT' },
      { inputType: 'SCHEDULING' },
      { inputType: 'OBJECT' },
      { inputType: 'OBJECT_ARRAY' },
      { inputType: 'MULTILINE_ADDRESS' },
      { inputType: 'STRING', stringOptions: { componentType: 'PASSWORD' } },
      { inputType: 'NUMBER', numberOptions: { componentType: 'RATING_INPUT' } },
      { inputType: 'STRING', stringOptions: { ...aTextInput('Quiz'), quizFieldSettings: {} } },
    ]
    const formFields = unsupported.map((input, index) => makeQuestion(`q${index}`, input))
    expect(await refused({ ...booking, formFields })).toEqual(
      formFields.map((_, index) => `form.formFields[${index}] FIELD_SCHEMA_NOT_SUPPORTED`),
    )
    const field = makeQuestion('a')
    const condition = { target: 'a', operator: 'IS_DATE_OLDER_THAN', value: 3 }
    const dated = { ...showWhen('a', 'x', field.id), expression: { condition } }
    expect(
      await refused({
        ...booking,
        fields: [{ id: randomUUID(), target: 'x' }],
        rules: [{ id: randomUUID() }],
        quizSettings: { resultsDisplay: 'SCORE' },
        formFields: [field],
        formRules: [dated],
      }),
    ).toEqual([
      'form.fields FIELD_SCHEMA_NOT_SUPPORTED',
      'form.formRules[0].expression.condition.operator FIELD_SCHEMA_NOT_SUPPORTED',
      'form.quizSettings FIELD_SCHEMA_NOT_SUPPORTED',
      'form.rules FIELD_SCHEMA_NOT_SUPPORTED',
    ])
  })

  it('reports rules for unknown fields, choices without options and invalid patterns', async () => {
    const field = makeQuestion('a', { stringOptions: aTextInput('Odd', { pattern: '(' }) })
    expect(
      await refused({
        ...booking,
        formFields: [field, aChoice('b', [])],
        formRules: [showWhen('gone', 'x', nowhere)],
      }),
    ).toEqual([
      'form.formFields[0].inputOptions.stringOptions.validation.pattern FORMAT',
      'form.formFields[1].inputOptions MIN_SIZE',
      'form.formRules[0].expression.condition.target UNKNOWN_FORM_FIELD',
      'form.formRules[0].overrides[0].fieldOptions.fieldId UNKNOWN_FORM_FIELD',
    ])
  })

  it('NAMESPACE_FORMS_COUNT_EXCEEDED: at most 100 forms per namespace', async () => {
    const other = await aStudio(app, context)
    for (let made = 0; made < 100; made += 20) {
      await Promise.all(
        Array.from({ length: 20 }, () => aForm(other.admin, { namespace: 'kalends.plan', formFields: [] })),
      )
    }
    const form = { namespace: 'kalends.plan', name: 'One more' }
    expect(listViolations(await other.admin.post('/v4/forms', { form }))).toEqual([
      'form.namespace NAMESPACE_FORMS_COUNT_EXCEEDED',
    ])
    await aForm(other.admin, { namespace: 'kalends.intake' })
  })

  it('requires permission for services', async () => {
    expect(await readErrorCode(visitor.post('/v4/forms', { form: booking }))).toBe('403 PERMISSION_DENIED')
    expect(
      await db.selectFrom('forms').select('id').where('site_id', '=', siteId).where('name', '=', 'Refused').execute(),
    ).toEqual([])
  })

  it('accepts display options without a type beside a question', async () => {
    const field = { ...aChoice('a', ['x']), displayOptions: {} }
    expect((await aForm(admin, { namespace: 'kalends.plan', formFields: [field] })).formFields).toMatchObject([
      { fieldType: 'INPUT', displayOptions: { displayFieldType: 'UNKNOWN_FIELD_TYPE' } },
    ])
  })

  it('accepts or refuses any input without a server error', async () => {
    const junk = fc.oneof(
      fc.constantFrom(null, '', 'x'.repeat(300), true, 1.5, -1, [], {}, [null], [{}], nowhere),
      fc.jsonValue({ maxDepth: 3 }),
    )
    const parts = [
      ...(['formFields', 'formRules', 'steps', 'limitationRule', 'name', 'enabled', 'properties', 'tags'] as const),
      ...(['inputOptions', 'displayOptions', 'stringOptions', 'expression', 'overrides', 'layout'] as const),
    ]
    const field = aChoice('a', ['x'])
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...parts), junk, async (part, value) => {
        const whole = {
          namespace: 'kalends.plan',
          name: randomUUID(),
          formFields: [{ ...field, [part]: value }],
          formRules: [{ ...showWhen('a', 'x', field.id ?? ''), [part]: value }],
          steps: [{ id: randomUUID(), [part]: value }],
          [part]: value,
        }
        expect([200, 400]).toContain((await admin.post('/v4/forms', { form: whole })).status)
      }),
      { numRuns: 100 },
    )
  })
})
