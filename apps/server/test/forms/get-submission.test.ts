import { expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { aStudio, aVisitor } from '../support/factories.ts'
import { aForm, aSubmission, nowhere, readErrorCode } from './forms.ts'

const { app, context } = await createTestApp()
const { admin, visitor, siteId } = await aStudio(app, context)
const other = await aStudio(app, context)

it('getSubmission returns answers to their author and to the business', async () => {
  const form = await aForm(admin)
  const submission = await aSubmission(visitor, form.id ?? '', { goal: 'Rest' })
  for (const client of [visitor, admin]) {
    expect((await client.get(`/v4/submissions/${submission.id}`)).body).toEqual({ submission })
  }
  expect((await admin.get(`/_api/form-submission-service/v4/submissions/${submission.id}`)).status).toBe(200)
})

it('getSubmission: SUBMISSION_NOT_FOUND for another author’s, another business’s, deleted and unknown ones', async () => {
  const form = await aForm(admin)
  const stored = await aSubmission(visitor, form.id ?? '', {})
  const gone = await aSubmission(visitor, form.id ?? '', {})
  await admin.delete(`/v4/submissions/${gone.id}`)
  const stranger = await aVisitor(app, siteId)
  for (const [client, id] of [
    [stranger, stored.id],
    [other.admin, stored.id],
    [visitor, gone.id],
    [admin, nowhere],
  ] as const) {
    expect(await readErrorCode(client.get(`/v4/submissions/${id}`))).toBe('404 SUBMISSION_NOT_FOUND')
  }
})
