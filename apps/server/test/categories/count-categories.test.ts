import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected } from '../support/factories.ts'
import { aCategory, aFixture, listViolations } from './support/categories.ts'

const test = await createTestApp()
const { admin, visitor } = await aFixture(test)
const elsewhere = await aFixture(test)
const count = (filter?: object) => visitor.post('/v2/categories/count', filter ? { filter } : {})

describe('countCategories', () => {
  it('counts categories of this business outside the trash', async () => {
    const { id } = await aCategory(admin, 'Hands')
    await aCategory(admin, 'Feet')
    await aCategory(elsewhere.admin, 'Hands')
    expect(expected(await count())).toEqual({ count: 2 })
    expect(expected(await count({ name: 'Hands' })).count).toBe(1)
    expected(await admin.delete(`/v2/categories/${id}`))
    expect(expected(await count()).count).toBe(1)
  })

  it('refuses an unknown filter', async () => {
    expect(listViolations(await count({ mood: 1 }))[0]).toMatch(/^filter\.mood/)
  })
})
