import { expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { aStudio } from '../support/factories.ts'
import { aForm } from './forms.ts'

const { app, context } = await createTestApp()
const { admin } = await aStudio(app, context)
const other = await aStudio(app, context)

it('countFormsByFilter counts the forms of one namespace', async () => {
  const count = async (filter?: object) =>
    (await admin.post('/v4/forms/count-by-filter', { namespace: 'kalends.plan', filter })).body
  expect(await count()).toEqual({ count: 0 })
  await aForm(admin, { namespace: 'kalends.plan', name: 'One' })
  await aForm(admin, { namespace: 'kalends.plan', name: 'Two', enabled: false })
  const gone = await aForm(admin, { namespace: 'kalends.plan' })
  await admin.delete(`/v4/forms/${gone.id}`)
  await aForm(other.admin, { namespace: 'kalends.plan' })
  expect(await count()).toEqual({ count: 2 })
  expect(await count({ enabled: true })).toEqual({ count: 1 })
  expect((await admin.post('/v4/forms/count-by-filter', {})).status).toBe(400)
})
