import { expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { aStudio } from '../support/factories.ts'
import { aForm } from './forms.ts'

const { app, context } = await createTestApp()
const { admin } = await aStudio(app, context)
const other = await aStudio(app, context)
const namespace = 'kalends.intake'

it('listDeletedForms lists the trash of one namespace, in the requested order', async () => {
  const made = []
  for (const name of ['Beta', 'Alpha', 'Gamma'])
    made.push(await aForm(admin, { namespace, name, enabled: name !== 'Beta' }))
  await aForm(admin, { namespace, name: 'Standing' })
  const foreign = await aForm(other.admin, { namespace })
  for (const { id } of made) await admin.delete(`/v4/forms/${id}`)
  await other.admin.delete(`/v4/forms/${foreign.id}`)
  const list = async (more = '') => {
    const { status, body } = await admin.get(`/v4/forms/trash-bin?namespace=${namespace}${more}`)
    expect(status, JSON.stringify(body)).toBe(200)
    return body.forms.map(({ name }: { name: string }) => name)
  }
  expect((await list()).sort()).toEqual(['Alpha', 'Beta', 'Gamma'])
  expect(await list('&order=NAME_ASC')).toEqual(['Alpha', 'Beta', 'Gamma'])
  expect(await list('&order=NAME_DESC')).toEqual(['Gamma', 'Beta', 'Alpha'])
  expect(await list('&enabled=false')).toEqual(['Beta'])
  expect(await list('&disabled=false&order=NAME_ASC')).toEqual(['Alpha', 'Gamma'])
  expect(await list(`&formIds=${made[0]?.id}`)).toEqual(['Beta'])
  expect(await list('&paymentForm=true')).toEqual([])
  expect((await admin.get('/v4/forms/trash-bin')).status).toBe(400)
})
