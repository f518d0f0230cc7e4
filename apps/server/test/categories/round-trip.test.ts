import { allSchemas } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected } from '../support/factories.ts'
import { aCategory, aFixture } from './support/categories.ts'

const test = await createTestApp()
const { admin } = await aFixture(test)
const written = {
  name: 'ידיים & Füße ✂',
  extendedFields: { namespaces: { '@house/look': { hue: 'moss', sizes: [1, 2] } } },
}

describe('a category', () => {
  it('is tested with every writable field of the contract', () => {
    const { properties = {} } = allSchemas()['categories.Category'] as { properties?: Record<string, object> }
    const writable = Object.keys(properties).filter((name) => !('readOnly' in (properties[name] ?? {})))
    expect(writable.sort()).toEqual(Object.keys(written).sort())
  })

  it('is returned field by field as it was sent, on creation, read and update', async () => {
    const category = await aCategory(admin, written.name, written)
    expect(category).toMatchObject(written)
    expect(expected(await admin.get(`/v2/categories/${category.id}`)).category).toEqual(category)
    const again = expected(await admin.patch(`/v2/categories/${category.id}`, { category })).category
    expect(again).toEqual({ ...category, revision: '2' })
  })
})
