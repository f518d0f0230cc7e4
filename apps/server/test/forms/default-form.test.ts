import { expect, it } from 'vitest'
import { checkAnswers, defaultFormId, loadForm } from '../../src/features/forms/index.ts'
import { findForm } from '../../src/features/forms/store/forms.ts'
import { aSite } from '../support/a-site.ts'
import { createTestContext } from '../support/context.ts'

const { context, db } = await createTestContext()

it('a new site has its booking form', async () => {
  const siteId = await aSite(context)
  const form = await loadForm(db, siteId, await defaultFormId(db, siteId))
  expect(form).toMatchObject({ siteId, namespace: 'kalends.booking', isDefault: true, revision: 1 })
  expect(form.fields.map(({ inputOptions }) => [inputOptions?.target, inputOptions?.required])).toEqual([
    ['first_name', true],
    ['last_name', false],
    ['email', true],
    ['phone', false],
    ['message', false],
  ])
  expect(checkAnswers(form, { first_name: 'Ada', email: 'ada@example.org' })).toEqual([])
})

it('a form of another site is not found', async () => {
  const mine = await aSite(context)
  const other = await aSite(context)
  const formId = await defaultFormId(db, mine)
  expect(await findForm(db, other, formId)).toBeUndefined()
  await expect(loadForm(db, other, formId)).rejects.toThrow()
})
