import { expect, it } from 'vitest'
import { customerFilters } from './load-customers.ts'

it('reads what an address asks for and passes over the rest', () => {
  const filters = (search: string) => customerFilters(new URLSearchParams(search))
  expect(filters('search=%20weber%20&sort=LAST_VISIT&page=3&new=1')).toEqual({
    search: 'weber',
    sort: 'LAST_VISIT',
    page: 3,
    isNew: true,
  })
  expect(filters('sort=AGE&page=-1')).toEqual({ search: '', sort: null, page: 1, isNew: false })
  expect(filters('page=1e9').page).toBe(1)
})
