import { randomUUID } from 'node:crypto'
import type { House } from './house.ts'

/** Something of the catalogue at home, made for one call. */
type Made = { id: string; revision: string; name: string }

export async function aPolicy(house: House): Promise<Made> {
  const bookingPolicy = { name: `Policy ${randomUUID()}` }
  return (await asKey(house, 'POST', '/v1/booking-policies', { bookingPolicy })).bookingPolicy
}

export async function aDeletedPolicy(house: House): Promise<Made> {
  const policy = await aPolicy(house)
  await asKey(house, 'DELETE', `/v1/booking-policies/${policy.id}`)
  return policy
}

/** Those made long before go: there may be no more than a hundred. */
export async function aCategory(house: House): Promise<Made> {
  const category = { name: `Category ${randomUUID()}` }
  const made = (await asKey(house, 'POST', '/v2/categories', { category })).category
  const all = house.context.db.deleteFrom('categories').where('site_id', '=', house.home.siteId)
  await all.where('sort_order', '<', made.sortOrder - 60_000).execute()
  return made
}

export async function aDeletedCategory(house: House): Promise<Made> {
  const category = await aCategory(house)
  await asKey(house, 'DELETE', `/v2/categories/${category.id}`)
  return category
}

/** Prepares something with the key of the business at home. */
export async function asKey(house: House, method: 'POST' | 'DELETE', url: string, payload: object = {}) {
  const headers = await house.callers.headersOf('key')
  const answer = await house.app.inject({ method, url, headers, ...(method === 'POST' ? { payload } : {}) })
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`)
  return answer.json()
}
