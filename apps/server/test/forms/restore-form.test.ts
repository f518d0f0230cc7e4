import { expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { aStudio } from '../support/factories.ts'
import { aForm, nowhere, readErrorCode } from './forms.ts'

const { app, context } = await createTestApp()
const { admin } = await aStudio(app, context)
const other = await aStudio(app, context)
const restore = (id: string | null | undefined) => admin.post(`/v4/forms/trash-bin/${id}/restore`)

it('restoreForm restores a form unchanged, under a free name', async () => {
  const form = await aForm(admin, { name: 'Health' })
  await admin.delete(`/v4/forms/${form.id}`)
  await aForm(admin, { name: 'Health' })
  const { body } = await restore(form.id)
  expect(body.form).toMatchObject({ id: form.id, name: 'Health 2', formFields: form.formFields, revision: '3' })
  expect((await admin.get(`/v4/forms/${form.id}`)).body).toEqual(body)
})

it('restoreForm: FORM_NOT_FOUND outside the trash, of another business or unknown', async () => {
  const standing = await aForm(admin)
  const foreign = await aForm(other.admin)
  await other.admin.delete(`/v4/forms/${foreign.id}`)
  for (const id of [standing.id, foreign.id, nowhere])
    expect(await readErrorCode(restore(id))).toBe('404 FORM_NOT_FOUND')
})
