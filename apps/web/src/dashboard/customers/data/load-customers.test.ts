import { expect, it } from 'vitest'
import { customersWish } from './load-customers.ts'

it('reads what an address asks for and passes over the rest', () => {
  const wish = (search: string) => customersWish(new URLSearchParams(search))
  expect(wish('search=%20weber%20&sort=LAST_VISIT&page=3&new=1')).toEqual({
    search: 'weber',
    sort: 'LAST_VISIT',
    page: 3,
    isNew: true,
  })
  expect(wish('sort=AGE&page=-1')).toEqual({ search: '', sort: null, page: 1, isNew: false })
  expect(wish('page=1e9').page).toBe(1)
})
