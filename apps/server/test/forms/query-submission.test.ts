import { expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { aStudio } from '../support/factories.ts'
import { aForm, aSubmission } from './forms.ts'

const { app, context } = await createTestApp()
const { admin, visitor } = await aStudio(app, context)

it('querySubmission, the older version, lists the answers to one form', async () => {
  const form = await aForm(admin)
  const other = await aForm(admin)
  const submission = await aSubmission(visitor, form.id ?? '', { goal: 'One' })
  await aSubmission(admin, other.id ?? '', { goal: 'Two' })
  const request = (more: object = {}) =>
    admin.post('/v4/submissions/query', { query: { filter: { formId: form.id } }, ...more })
  expect((await request()).body.submissions).toEqual([submission])
  expect((await request({ onlyOwn: true })).body.submissions).toEqual([])
  expect((await visitor.post('/v4/submissions/query', { query: {} })).body.submissions).toEqual([submission])
})
