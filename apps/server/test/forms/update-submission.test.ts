import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { aStudio, aVisitor, type Client } from '../support/factories.ts'
import { aForm, answerFaults, aSubmission, listViolations, makeQuestion, nowhere, readErrorCode } from './forms.ts'

const { app, context, db } = await createTestApp()
const { admin, visitor, siteId } = await aStudio(app, context)
const other = await aStudio(app, context)
const formFields = [makeQuestion('goal', { required: true }), makeQuestion('first_name')]
const form = await aForm(admin, { formFields })
const formId = form.id ?? ''
const update = (client: Client, id: string, submission: object, mask?: unknown) =>
  client.patch(`/v4/submissions/${id}`, {
    submission: { formId, revision: '1', ...submission },
    ...(mask ? { mask } : {}),
  })

describe('updateSubmission', () => {
  it('lets customers correct their answers, and nothing else', async () => {
    const { id } = await aSubmission(visitor, formId, { goal: 'Rets', first_name: 'Ada' })
    const { body } = await update(visitor, id, { submissions: { goal: 'Rest' }, seen: true, status: 'PENDING' })
    expect(body.submission).toMatchObject({
      revision: '2',
      submissions: { goal: 'Rest' },
      seen: false,
      status: 'CONFIRMED',
    })
    expect(body.submission.submissions).not.toHaveProperty('first_name')
  })

  it('changes exactly the masked answers, by their own keys', async () => {
    const { id } = await aSubmission(visitor, formId, { goal: 'Rest', first_name: 'Ada' })
    const { body } = await update(visitor, id, { submissions: { first_name: 'Eva' } }, ['submissions.first_name'])
    expect(body.submission.submissions).toEqual({ goal: 'Rest', first_name: 'Eva' })
  })

  it('lets the business change the rest, and publishes a new status', async () => {
    const { id } = await aSubmission(visitor, formId, { goal: 'Rest' }, { status: 'PENDING' })
    const change = { seen: true, status: 'CONFIRMED', tags: { tags: { tagIds: ['new'] } } }
    const { body } = await update(admin, id, change)
    expect(body.submission).toMatchObject(change)
    const events = await db.selectFrom('events').selectAll().where('entity_id', '=', id).orderBy('sequence').execute()
    expect(events.map(({ slug }) => slug)).toEqual(['created', 'updated', 'status_updated'])
    expect(events[2]?.payload).toMatchObject({
      actionEvent: { body: { previousStatus: 'PENDING', submission: { id } } },
    })
  })

  it('validates like submitting, and keeps old answers to removed questions', async () => {
    const changing = await aForm(admin, { formFields })
    const given = { goal: 'Rest', first_name: 'Ada' }
    const { id } = await aSubmission(visitor, changing.id ?? '', given)
    const send = (submissions: object) =>
      visitor.patch(`/v4/submissions/${id}`, { submission: { formId: changing.id, revision: '1', submissions } })
    expect(answerFaults(await send({ first_name: 'Ada' }))).toEqual(['goal REQUIRED_VALUE_ERROR'])
    await admin.patch(`/v4/forms/${changing.id}`, { form: { revision: '1', formFields: [formFields[0]] } })
    expect(answerFaults(await send({ goal: 'Rest', first_name: 'Eva' }))).toEqual(['first_name UNKNOWN_VALUE_ERROR'])
    const { submission } = (await send({ ...given, goal: 'More rest' })).body
    expect(submission.submissions).toEqual({ ...given, goal: 'More rest' })
    expect(submission.extendedFields.namespaces.kalends.questions.map(({ label }: { label: string }) => label)).toEqual(
      ['goal', 'first_name'],
    )
  })

  it('REVISION_MISMATCH, and the form remains the one answered', async () => {
    const { id } = await aSubmission(visitor, formId, { goal: 'Rest' })
    expect(await readErrorCode(update(visitor, id, { revision: '7' }))).toBe('409 REVISION_MISMATCH')
    expect(listViolations(await update(visitor, id, { formId: nowhere }))).toEqual([
      'submission.formId IMMUTABLE_FIELD',
    ])
  })

  it('SUBMISSION_NOT_FOUND: of another customer, another business or unknown', async () => {
    const { id } = await aSubmission(visitor, formId, { goal: 'Rest' })
    const stranger = await aVisitor(app, siteId)
    for (const [client, wanted] of [
      [stranger, id],
      [other.admin, id],
      [admin, nowhere],
    ] as const) {
      expect(await readErrorCode(update(client, wanted, {}))).toBe('404 SUBMISSION_NOT_FOUND')
    }
  })
})
