import { expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { aStudio } from '../support/factories.ts'
import { aForm, aTextInput, listViolations, makeQuestion } from './forms.ts'

const { app, context, clock } = await createTestApp()
const { admin } = await aStudio(app, context)
const other = await aStudio(app, context)
const namespace = 'kalends.intake'
const email = makeQuestion('email', { stringOptions: aTextInput('E-mail', { format: 'EMAIL' }) })

await aForm(admin, { namespace, name: 'Alpha', formFields: [email], tags: { privateTags: { tagIds: ['red'] } } })
clock.advance({ minutes: 1 })
await aForm(admin, { namespace, name: 'Beta', enabled: false })
clock.advance({ minutes: 1 })
await aForm(admin, { namespace, name: 'Gamma' })
await aForm(other.admin, { namespace, name: 'Foreign' })

const query = async (requested: object, more: object = {}) => {
  const { body } = await admin.post('/v4/forms/query', { query: requested, ...more })
  return body.forms?.map(({ name }: { name: string }) => name) ?? body
}

it('queryForms lists the forms of one namespace, oldest first', async () => {
  expect(await query({ filter: { namespace } })).toEqual(['Alpha', 'Beta', 'Gamma'])
  expect(await query({}, { namespace })).toEqual(['Alpha', 'Beta', 'Gamma'])
  expect(await query({ filter: { $and: [{ enabled: true }, { namespace: { $eq: namespace } }] } })).toEqual([
    'Alpha',
    'Gamma',
  ])
  expect(await query({ filter: { namespace: 'kalends.booking' } })).toEqual(['Booking form'])
  expect(await query({ filter: { namespace } }, { kind: 'EXTENSION' })).toEqual([])
})

it('queryForms: MISSING_NAMESPACE_FILTER', async () => {
  expect(listViolations(await admin.post('/v4/forms/query', { query: { filter: { name: 'Alpha' } } }))).toEqual([
    'query.filter.namespace MISSING_NAMESPACE_FILTER',
  ])
})

it.each([
  [{ name: 'Beta' }, ['Beta']],
  [{ name: { $startsWith: 'al' } }, ['Alpha']],
  [{ 'properties.name': { $in: ['Alpha', 'Gamma'] } }, ['Alpha', 'Gamma']],
  [{ enabled: false }, ['Beta']],
  [{ 'properties.disabled': { $ne: true } }, ['Alpha', 'Gamma']],
  [{ 'fields.validation.predefined.format': { $hasSome: ['EMAIL'] } }, ['Alpha']],
  [{ 'tags.privateTags.tagIds': { $hasAll: ['red'] } }, ['Alpha']],
  [{ createdDate: { $gte: '2030-01-01T00:00:00Z' } }, []],
])('queryForms filters by %j', async (filter, names) => {
  expect(await query({ filter: { namespace, ...filter } })).toEqual(names)
})

it('queryForms sorts, paginates and refuses unknown fields', async () => {
  const first = await admin.post('/v4/forms/query', {
    query: { filter: { namespace }, sort: [{ fieldName: 'name', order: 'DESC' }], cursorPaging: { limit: 2 } },
  })
  expect(first.body.forms.map(({ name }: { name: string }) => name)).toEqual(['Gamma', 'Beta'])
  expect(first.body.metadata).toMatchObject({ count: 2, hasNext: true })
  const { next } = first.body.metadata.cursors
  expect(await query({ cursorPaging: { cursor: next } })).toEqual(['Alpha'])
  expect((await admin.post('/v4/forms/query', { query: { filter: { namespace, steps: 1 } } })).status).toBe(400)
  expect(
    (await admin.post('/v4/forms/query', { query: { filter: { namespace }, cursorPaging: { limit: 101 } } })).status,
  ).toBe(400)
})
