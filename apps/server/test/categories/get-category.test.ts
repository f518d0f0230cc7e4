import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, refusalOf } from '../support/factories.ts'
import { aCategory, aHouse, nowhere } from './support/categories.ts'

const test = await createTestApp()
const { desk, visitor } = await aHouse(test)
const elsewhere = await aHouse(test)

describe('getCategory', () => {
  it('shows it to everyone', async () => {
    const category = await aCategory(desk)
    for (const client of [desk, visitor]) {
      expect(expected(await client.get(`/v2/categories/${category.id}`)).category).toEqual(category)
    }
  })

  it('knows none of another business, none in the trash and none that never was', async () => {
    const [foreign, gone] = [await aCategory(elsewhere.desk), await aCategory(desk)]
    expected(await desk.delete(`/v2/categories/${gone.id}`))
    for (const id of [foreign.id, gone.id, nowhere]) {
      expect(refusalOf(await visitor.get(`/v2/categories/${id}`))).toBe('404 CATEGORY_NOT_FOUND')
    }
  })
})
