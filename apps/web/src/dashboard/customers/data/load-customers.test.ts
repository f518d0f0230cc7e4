import { expect, it } from 'vitest'
import { readCustomersFilters } from './load-customers.ts'

it('reads the query of a URL and ignores the rest', () => {
  const readFilters = (search: string) => readCustomersFilters(new URLSearchParams(search))
  expect(readFilters('search=%20weber%20&sort=LAST_VISIT&page=3&new=1')).toEqual({
    search: 'weber',
    sort: 'LAST_VISIT',
    page: 3,
    isNew: true,
  })
  expect(readFilters('sort=AGE&page=-1')).toEqual({ search: '', sort: null, page: 1, isNew: false })
  expect(readFilters('page=1e9').page).toBe(1)
})
