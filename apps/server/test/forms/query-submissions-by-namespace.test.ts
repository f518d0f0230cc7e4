import { expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { aStudio, aVisitor, type Client } from '../support/factories.ts'
import { aForm, aSubmission, listViolations } from './forms.ts'

const { app, context, clock } = await createTestApp()
const { admin, visitor, siteId } = await aStudio(app, context)
const form = await aForm(admin, { namespace: 'kalends.intake' })
const second = await aVisitor(app, siteId)
const first = await aSubmission(visitor, form.id ?? '', { goal: 'One' })
clock.advance({ minutes: 1 })
await aSubmission(second, form.id ?? '', { goal: 'Two' }, { status: 'PENDING' })
clock.advance({ minutes: 1 })
await aSubmission(admin, form.id ?? '', { goal: 'Three' }, { seen: true })

const request = async (client: Client, filter: object, more: object = {}) => {
  const query = { filter: { namespace: 'kalends.intake', ...filter } }
  const { status, body } = await client.post('/v4/submissions/namespace/query', { query, ...more })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.submissions.map((it: { submissions: { goal: string } }) => it.submissions.goal)
}

it('querySubmissionsByNamespace returns all to the business, latest first, and customers their own', async () => {
  expect(await request(admin, {})).toEqual(['Three', 'Two', 'One'])
  expect(await request(admin, {}, { onlyYourOwn: true })).toEqual(['Three'])
  expect(await request(visitor, {})).toEqual(['One'])
  expect(await request(second, {}, { onlyYourOwn: false })).toEqual(['Two'])
  expect(await request(admin, { namespace: 'kalends.booking' })).toEqual([])
})

it.each([
  [{ status: 'PENDING' }, ['Two']],
  [{ seen: true }, ['Three']],
  [{ formId: { $in: [form.id] } }, ['Three', 'Two', 'One']],
  [{ id: first.id }, ['One']],
  [{ 'submitter.visitorId': first.submitter.visitorId }, ['One']],
  [{ createdDate: { $lt: '2026-06-01T09:01:00Z' } }, ['One']],
  [{ 'orderDetails.checkoutId': { $ne: first.id } }, ['Three', 'Two', 'One']],
])('querySubmissionsByNamespace filters by %j', async (filter, goals) => {
  expect(await request(admin, filter)).toEqual(goals)
})

it('querySubmissionsByNamespace paginates and requires a namespace', async () => {
  const query = { filter: { namespace: 'kalends.intake' }, cursorPaging: { limit: 2 } }
  const page = await admin.post('/v4/submissions/namespace/query', { query })
  expect(page.body.metadata).toMatchObject({ count: 2, hasNext: true })
  const cursorPaging = { cursor: page.body.metadata.cursors.next }
  const rest = await admin.post('/v4/submissions/namespace/query', { query: { cursorPaging } })
  expect(rest.body.submissions).toHaveLength(1)
  expect(listViolations(await admin.post('/v4/submissions/namespace/query', { query: {} }))).toEqual([
    'query.filter.namespace MISSING_NAMESPACE_FILTER',
  ])
})
