import type { forms } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { solved } from '../captcha/solving.ts'
import { createTestApp } from '../support/app.ts'
import { aClient, aStudio, aVisitor, type Client } from '../support/factories.ts'
import { anApiKey } from '../support/people.ts'
import {
  aChoice,
  aForm,
  answerFaults,
  aSubmission,
  aTextInput,
  makeQuestion,
  nowhere,
  readErrorCode,
  showWhen,
} from './forms.ts'

const { app, context, db, clock } = await createTestApp()
const { admin, visitor, siteId } = await aStudio(app, context)
const other = await aStudio(app, context)
const submit = (client: Client, formId: unknown, submissions: object) =>
  client.post('/v4/submissions', { submission: { formId, submissions } })

const text = (target: string, validation: forms.StringType, required = false) =>
  makeQuestion(target, { required, stringOptions: aTextInput(target, validation) })
const number = makeQuestion('amount', {
  inputType: 'NUMBER',
  numberOptions: {
    componentType: 'NUMBER_INPUT',
    numberInputOptions: { label: 'Amount' },
    validation: { minimum: 2, maximum: 10, multipleOf: 2 },
  },
})
const box = makeQuestion('agree', {
  inputType: 'BOOLEAN',
  required: true,
  booleanOptions: { componentType: 'CHECKBOX' },
})
const file = makeQuestion('plan', {
  inputType: 'WIX_FILE',
  wixFileOptions: {
    componentType: 'FILE_UPLOAD',
    fileUploadOptions: { label: 'Plan', fileLimit: 1, uploadFileFormats: ['IMAGE'] },
  },
})
const day = makeQuestion('day', {
  stringOptions: {
    componentType: 'DATE_INPUT',
    dateInputOptions: { label: 'Day' },
    validation: { format: 'DATE', dateOptions: { minimum: '2026-01-01', maximum: '2026-12-31' } },
  },
})
const everything = await aForm(admin, {
  formFields: [
    text('name', { minLength: 2, maxLength: 5 }, true),
    text('code', { pattern: '[A-Z]{2}' }),
    number,
    box,
    text('email', { format: 'EMAIL' }),
    text('site', { format: 'URL' }),
    day,
    file,
    aChoice('colour', ['red', 'blue']),
    aChoice('days', ['mon', 'tue', 'wed'], true),
  ],
})

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const upload = async (client: Client, fileName: string, content: string) =>
  (await client.post('/v1/media', { fileName, content, purpose: 'ANSWER' })).body.file

describe('createSubmission', () => {
  it('saves trimmed answers, with the questions at that time', async () => {
    const form = await aForm(admin, { formFields: [makeQuestion('goal'), aChoice('colour', ['red'])] })
    const submission = await aSubmission(visitor, form.id ?? '', { goal: '  Rest <b> ', colour: 'red' })
    expect(submission).toMatchObject({
      formId: form.id,
      namespace: 'kalends.booking',
      status: 'CONFIRMED',
      revision: '1',
      seen: false,
      submissions: { goal: 'Rest <b>', colour: 'red' },
      submitter: { visitorId: expect.any(String) },
    })
    await admin.patch(`/v4/forms/${form.id}`, { form: { revision: '1', formFields: [] } })
    const { body } = await visitor.get(`/v4/submissions/${submission.id}`)
    expect(body.submission).toEqual(submission)
    expect(body.submission.extendedFields.namespaces.kalends).toMatchObject({
      formRevision: 1,
      questions: [
        { target: 'goal', label: 'goal', kind: 'SHORT_TEXT' },
        { target: 'colour', label: 'Which colour', choices: [{ label: 'The red', value: 'red' }] },
      ],
    })
    const events = await db.selectFrom('events').selectAll().where('entity_id', '=', submission.id).execute()
    expect(events).toMatchObject([
      { entity_fqdn: 'wix.forms.v4.submission', slug: 'created', payload: { createdEvent: { entity: submission } } },
    ])
  })

  it('SUBMISSION_VALIDATION: every error at once, each with its type and path', async () => {
    const faults = await submit(visitor, everything.id, {
      name: 'x',
      code: 'abc',
      amount: 12,
      email: 'nobody',
      site: 'javascript:alert(1)',
      day: '2027-02-30',
      colour: 'green',
      days: ['mon', 'tue', 'wed'],
      shoe: 42,
      plan: 'a file',
    })
    expect(answerFaults(faults)).toEqual([
      'agree REQUIRED_VALUE_ERROR',
      'amount MAX_VALUE_ERROR',
      'code PATTERN_ERROR',
      'colour NOT_ALLOWED_VALUE_ERROR',
      'day FORMAT_ERROR',
      'days MAX_ITEMS_ERROR',
      'email FORMAT_ERROR',
      'name MIN_LENGTH_ERROR',
      'plan TYPE_ERROR',
      'shoe UNKNOWN_VALUE_ERROR',
      'site FORMAT_ERROR',
    ])
    expect(faults.body.details.validationError.fieldViolations[0]).toMatchObject({
      field: 'submission.submissions.agree',
      data: { errorType: 'REQUIRED_VALUE_ERROR', errorPath: 'agree' },
    })
  })

  it.each([
    ['MAX_LENGTH_ERROR', { name: 'too long' }],
    ['TYPE_ERROR', { name: 7 }],
    ['MIN_VALUE_ERROR', { amount: 0 }],
    ['MULTIPLE_OF_VALUE_ERROR', { amount: 3 }],
    ['MIN_VALUE_ERROR', { day: '2025-12-31' }],
    ['TYPE_ERROR', { days: 'mon' }],
    ['TYPE_ERROR', { agree: 'yes' }],
    ['TYPE_ERROR', { amount: '4' }],
  ])('%s for %j', async (errorType, answers) => {
    const [target] = Object.keys(answers)
    const faults = answerFaults(await submit(visitor, everything.id, { name: 'Ada', agree: true, ...answers }))
    expect(faults).toEqual([`${target} ${errorType}`])
  })

  it('MIN_ITEMS_ERROR', async () => {
    const few = aChoice('days', ['mon', 'tue'], true)
    const validation = { minItems: 2 }
    const { arrayOptions } = few.inputOptions ?? {}
    const inputOptions = { ...few.inputOptions, arrayOptions: { ...arrayOptions, validation } }
    const form = await aForm(admin, { formFields: [{ ...few, inputOptions }] })
    expect(answerFaults(await submit(visitor, form.id, { days: ['mon'] }))).toEqual(['days MIN_ITEMS_ERROR'])
  })

  it('neither requires nor saves fields hidden by a rule', async () => {
    const [first, second] = [makeQuestion('first'), makeQuestion('second', { required: true }, { hidden: true })]
    const form = await aForm(admin, { formFields: [first, second], formRules: [showWhen('first', 'yes', second.id)] })
    const hidden = await aSubmission(visitor, form.id ?? '', { first: 'no', second: 'kept nowhere' })
    expect(hidden.submissions).toEqual({ first: 'no' })
    expect(answerFaults(await submit(visitor, form.id, { first: 'yes' }))).toEqual(['second REQUIRED_VALUE_ERROR'])
  })

  it('stops slow patterns, also several together', async () => {
    const targets = Array.from({ length: 20 }, (_, index) => `slow${index}`)
    const slow = targets.map((target) => text(target, { pattern: '(a+)+b' }))
    const quick = text('quick', { pattern: 'a+' })
    const answers = Object.fromEntries(targets.map((target) => [target, 'a'.repeat(60)]))
    const first = await aForm(admin, { formFields: [quick, ...slow] })
    const faults = answerFaults(await submit(visitor, first.id, { quick: 'a', ...answers }))
    expect(faults).toHaveLength(20)
    // Those before it used up the time that patterns have together, so it is not looked at.
    const last = await aForm(admin, { formFields: [...slow, quick] })
    const all = answerFaults(await submit(visitor, last.id, { quick: 'a', ...answers }))
    expect(all.filter((fault) => fault.startsWith('quick'))).toHaveLength(1)
  })

  it('DISABLED_FORM_ERROR: disabled, past its deadline, or full', async () => {
    const closed = [
      await aForm(admin, { enabled: false }),
      await aForm(admin, { limitationRule: { dateTimeDeadline: new Date(clock.now()).toISOString() } }),
      await aForm(admin, { limitationRule: { maxAllowedSubmissions: 0 } }),
    ]
    for (const { id } of closed) {
      expect(answerFaults(await submit(visitor, id, { goal: 'x' }))).toEqual([' DISABLED_FORM_ERROR'])
    }
    const own = await aForm(admin, { limitationRule: { submissionLimitPerUser: 1 } })
    await aSubmission(visitor, own.id ?? '', { goal: 'x' })
    expect(answerFaults(await submit(visitor, own.id, { goal: 'x' }))).toEqual([' DISABLED_FORM_ERROR'])
    await aSubmission(await aVisitor(app, siteId), own.id ?? '', { goal: 'x' })
  })

  it('accepts no more than the limit from simultaneous requests', async () => {
    const form = await aForm(admin, { limitationRule: { maxAllowedSubmissions: 3 } })
    const all = await Promise.all(Array.from({ length: 8 }, () => submit(visitor, form.id, { goal: 'x' })))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(3)
  })

  it('references uploads by id, of the accepted type, and returns links to them', async () => {
    const picture = await upload(visitor, 'plan.png', png)
    const words = await upload(visitor, 'plan.txt', Buffer.from('only words').toString('base64'))
    const fine = { name: 'Ada', agree: true }
    const submission = await aSubmission(visitor, everything.id ?? '', { ...fine, plan: [{ fileId: picture.id }] })
    expect(submission.submissions.plan).toEqual([
      { fileId: picture.id, displayName: 'plan.png', fileType: 'image/png', url: expect.any(String) },
    ])
    for (const id of [words.id, nowhere]) {
      const faults = answerFaults(await submit(visitor, everything.id, { ...fine, plan: [id] }))
      expect(faults).toEqual(['plan NOT_ALLOWED_VALUE_ERROR'])
    }
    const another = await upload(visitor, 'plan.png', png)
    const two = [another.id, another.id]
    expect(answerFaults(await submit(visitor, everything.id, { ...fine, plan: two }))).toEqual(['plan MAX_ITEMS_ERROR'])
  })

  it('finds or creates the contact of the author', async () => {
    const form = await aForm(admin, {
      formFields: [
        text('email', { format: 'EMAIL' }),
        makeQuestion('called', { contactMapping: { contactField: 'FIRST_NAME' } }),
      ],
    })
    const asks = async (answers: object) => {
      const { id, contactId } = await aSubmission(visitor, form.id ?? '', answers)
      expect(contactId).toBeUndefined()
      const kept = db.selectFrom('form_submissions').select('contact_id').where('id', '=', id)
      return (await kept.executeTakeFirstOrThrow()).contact_id ?? ''
    }
    const contactId = await asks({ email: 'eva@example.org', called: 'Eva' })
    const contact = await db.selectFrom('contacts').selectAll().where('id', '=', contactId).executeTakeFirstOrThrow()
    expect(contact).toMatchObject({ site_id: siteId, email: 'eva@example.org', first_name: 'Eva' })
    expect(await asks({ email: 'EVA@example.org' })).toBe(contactId)
    // Only actors who may manage bookings can name the customer.
    expect((await aSubmission(admin, form.id ?? '', {}, { contactId })).contactId).toBe(contactId)
    const readingKey = aClient(app, { authorization: await anApiKey(context, siteId, ['READ_CATALOGUE']) })
    expect((await aSubmission(readingKey, form.id ?? '', {}, { contactId })).contactId).toBeUndefined()
  })

  it('runs once per idempotency key', async () => {
    const form = await aForm(admin)
    const send = () =>
      visitor.post(
        '/v4/submissions',
        { submission: { formId: form.id, submissions: { goal: 'x' } } },
        { 'idempotency-key': 'once' },
      )
    expect((await send()).body).toEqual((await send()).body)
    const { body } = await admin.post('/v4/submissions/query', { query: { filter: { formId: form.id } } })
    expect(body.submissions).toHaveLength(1)
  })

  it('is pending during checkout, and has no other status of its own', async () => {
    const form = await aForm(admin)
    expect((await aSubmission(visitor, form.id ?? '', {}, { status: 'PENDING', seen: true })).status).toBe('PENDING')
    const refusal = await visitor.post('/v4/submissions', {
      submission: { formId: form.id, status: 'PAYMENT_WAITING' },
    })
    expect(refusal.status).toBe(400)
  })

  it('INVALID_CAPTCHA: required of customers, never of the business', async () => {
    const { admin, visitor } = await aStudio(app, context)
    const form = await aForm(admin)
    await admin.patch('/v1/captcha/settings', { places: ['FORMS'] })
    const send = (client: Client, captchaToken?: string) =>
      client.post(
        '/v4/submissions',
        { submission: { formId: form.id, submissions: {} }, captchaToken },
        { 'idempotency-key': `${captchaToken}`.slice(-99) },
      )
    for (const token of [undefined, 'nonsense'])
      expect(await readErrorCode(send(visitor, token))).toBe('400 INVALID_CAPTCHA')
    const token = await solved((await visitor.get('/v1/captcha/challenge')).body)
    const first = await send(visitor, token)
    expect(first.status).toBe(200)
    expect((await send(visitor, token)).body).toEqual(first.body)
    expect(await readErrorCode(submit(visitor, form.id, {}))).toBe('400 INVALID_CAPTCHA')
    expect((await send(admin)).status).toBe(200)
  })

  it('FORM_NOT_FOUND: of another business, deleted or unknown', async () => {
    const foreign = await aForm(other.admin)
    const gone = await aForm(admin)
    await admin.delete(`/v4/forms/${gone.id}`)
    for (const id of [foreign.id, gone.id, nowhere]) {
      expect(await readErrorCode(submit(visitor, id, {}))).toBe('404 FORM_NOT_FOUND')
    }
  })
})
