import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected } from '../support/factories.ts'
import { aFixture, aPlan, forever, listViolations, nowhere, price } from './support/plans.ts'

const test = await createTestApp()
const { admin } = await aFixture(test)
const open = await aPlan(admin, { name: 'Open' })
const hidden = await aPlan(admin, { name: 'Hidden', public: false })
const free = await aPlan(admin, { name: 'Free pass', pricing: { ...forever, price: price('0') } })
const { id: goneId } = await aPlan(admin, { name: 'Gone' })
await admin.post(`/v2/plans/${goneId}/archive`)

const list = async (query = '') =>
  expected(await admin.get(`/v2/plans${query}`))
    .plans.map(({ name }: { name: string }) => name)
    .sort()

describe('listPlans', () => {
  it('lists active plans, public and hidden, unless more is asked', async () => {
    expect(await list()).toEqual(['Free pass', 'Hidden', 'Open'])
    expect(await list('?archived=ARCHIVED')).toEqual(['Gone'])
    expect(await list('?archived=ARCHIVED_AND_ACTIVE')).toEqual(['Free pass', 'Gone', 'Hidden', 'Open'])
    expect(await list('?public=HIDDEN')).toEqual(['Hidden'])
    expect(await list('?public=PUBLIC')).toEqual(['Free pass', 'Open'])
    expect(await list('?public=HIDDEN&archived=ARCHIVED')).toEqual(['Gone'])
  })

  it('finds plans by id, part of a name, and whether they are free', async () => {
    expect(await list(`?planIds=${open.id}&planIds=${hidden.id}&planIds=${nowhere}`)).toEqual(['Hidden', 'Open'])
    expect(await list('?name=EE%20P')).toEqual(['Free pass'])
    expect(await list('?name=%25')).toEqual([])
    expect(await list('?free=true')).toEqual(['Free pass'])
    expect(await list('?free=false')).toEqual(['Hidden', 'Open'])
    expect(free.pricing?.price?.value).toBe('0')
  })

  it('shows one page at a time, newest first', async () => {
    const own = await aFixture(test)
    const now = test.context.clock.now()
    const ids: string[] = []
    for (let index = 0; index < 3; index += 1) {
      const { id } = await aPlan(own.admin)
      const created_at = new Date(now + index * 1000)
      await test.db.updateTable('plans').set({ created_at }).where('id', '=', id).execute()
      ids.unshift(id)
    }
    const { plans, pagingMetadata } = expected(await own.admin.get('/v2/plans?limit=2&offset=1'))
    expect(plans.map(({ id }: { id: string }) => id)).toEqual(ids.slice(1))
    expect(pagingMetadata).toEqual({ count: 2, offset: 1, total: 3, tooManyToCount: false })
  })

  it('refuses unknown filters and pages', async () => {
    const refused = async (query: string) => listViolations(await admin.get(`/v2/plans?${query}`))
    expect(await refused('archived=GONE')).toEqual(['archived: INVALID_ARCHIVE_FILTER'])
    expect(await refused('public=SOME')).toEqual(['public: INVALID_VISIBLE_FILTER'])
    expect(await refused('limit=101')).toEqual(['limit: MAX'])
    expect(await refused('limit=0')).toEqual(['limit: MIN'])
    expect((await refused('offset=-1'))[0]).toMatch(/offset: MIN$/)
  })
})
