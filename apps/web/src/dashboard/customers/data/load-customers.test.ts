import { expect, it } from 'vitest'
import { customerFilters } from './load-customers.ts'

it('reads what an address asks for and passes over the rest', () => {
  const preference = (search: string) => customerFilters(new URLSearchParams(search))
  expect(preference('search=%20weber%20&sort=LAST_VISIT&page=3&new=1')).toEqual({
    search: 'weber',
    sort: 'LAST_VISIT',
    page: 3,
    isNew: true,
  })
  expect(preference('sort=AGE&page=-1')).toEqual({ search: '', sort: null, page: 1, isNew: false })
  expect(preference('page=1e9').page).toBe(1)
})
