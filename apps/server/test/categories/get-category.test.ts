import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aCategory, aFixture, nowhere } from './support/categories.ts'

const test = await createTestApp()
const { admin, visitor } = await aFixture(test)
const elsewhere = await aFixture(test)

describe('getCategory', () => {
  it('returns it to everyone', async () => {
    const category = await aCategory(admin)
    for (const client of [admin, visitor]) {
      expect(expected(await client.get(`/v2/categories/${category.id}`)).category).toEqual(category)
    }
  })

  it('finds none of another business, none in the trash and no unknown one', async () => {
    const foreign = await aCategory(elsewhere.admin)
    const gone = await aCategory(admin)
    expected(await admin.delete(`/v2/categories/${gone.id}`))
    for (const id of [foreign.id, gone.id, nowhere]) {
      expect(readRefusal(await visitor.get(`/v2/categories/${id}`))).toBe('404 CATEGORY_NOT_FOUND')
    }
  })
})
