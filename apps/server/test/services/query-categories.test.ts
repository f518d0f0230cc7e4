import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addCategory } from '../../src/features/categories/index.ts'
import { createTestApp } from '../support/index.ts'
import { aCatalogue, aClass, callsOn, created } from './catalogue.ts'
import { requesting } from './helper-queries.ts'

const test = await createTestApp()
const calls = callsOn(test)
const here = await aCatalogue(test)
const there = await aCatalogue(test)
const request = requesting(test, 'categories')
const another = (name: string) =>
  test.context.transaction((tx) => addCategory(tx, here.siteId, { name, sortOrder: 5 }, test.clock.now()))
const [feet] = [await another('Feet'), await another('Empty')]
await created(calls, here.key, aClass({ category: { id: here.categoryId } }))
await created(calls, here.key, aClass({ category: { id: feet }, hidden: true }))
await created(calls, here.key, aClass({}))
await created(calls, there.key, aClass({ category: { id: there.categoryId } }))

const names = async (actor: string, filter?: object) =>
  (await request(actor, { filter })).categories.map(({ name }: { name: string }) => name).sort()

describe('queryCategories', () => {
  it('lists categories with a service, by id', async () => {
    const { categories } = await request(here.key, {})
    const ids = [here.categoryId, feet].sort()
    expect(categories.map(({ id }: { id: string }) => id)).toEqual(ids)
    expect(categories).toContainEqual({ id: here.categoryId, name: 'Hands', sortOrder: 3 })
    expect(await names(here.visitor)).toEqual(['Hands'])
  })

  it('filters by service and by category id', async () => {
    expect(await names(here.key, { services: { hidden: true } })).toEqual(['Feet'])
    expect(await names(here.key, { categoryIds: [here.categoryId, randomUUID()] })).toEqual(['Hands'])
    expect(await names(here.key, { categoryIds: [there.categoryId] })).toEqual([])
  })

  it('refuses an unknown filter field, naming it', async () => {
    await expect(request(here.key, { filter: { services: { colour: 1 } } })).rejects.toThrow('filter.services.colour')
  })
})
