import { expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { aClient, aStudio } from '../support/factories.ts'
import { anApiKey } from '../support/people.ts'
import { aForm, nowhere, readErrorCode } from './forms.ts'

const { app, context } = await createTestApp()
const { admin, visitor, siteId } = await aStudio(app, context)
const other = await aStudio(app, context)

it('getForm returns a form to everyone, and a disabled one to staff', async () => {
  const form = await aForm(admin)
  for (const path of ['/v4/forms', '/form-schema-service/v4/forms', '/_api/form-schema-service/v4/forms']) {
    expect((await visitor.get(`${path}/${form.id}`)).body).toEqual({ form })
  }
  const { body } = await admin.patch(`/v4/forms/${form.id}`, { form: { revision: '1', enabled: false } })
  expect((await admin.get(`/v4/forms/${form.id}`)).body).toEqual({ form: body.form })
  const keyForBookings = aClient(app, { authorization: await anApiKey(context, siteId, ['MANAGE_BOOKINGS']) })
  for (const client of [visitor, keyForBookings])
    expect(await readErrorCode(client.get(`/v4/forms/${form.id}`))).toBe('404 FORM_NOT_FOUND')
})

it('getForm: not found if deleted, of another business or unknown', async () => {
  const form = await aForm(admin)
  const deleted = await aForm(admin)
  await admin.delete(`/v4/forms/${deleted.id}`)
  for (const [client, id] of [
    [admin, deleted.id],
    [other.admin, form.id],
    [other.visitor, form.id],
    [admin, nowhere],
  ] as const) {
    expect(await readErrorCode(client.get(`/v4/forms/${id}`))).toBe('404 FORM_NOT_FOUND')
  }
})
