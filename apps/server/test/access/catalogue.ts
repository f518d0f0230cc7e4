import { randomUUID } from 'node:crypto'
import type { Attempt } from './case.ts'
import type { Fixture } from './fixture.ts'

/** A catalogue entity of the home business, created for one call. */
type Made = { id: string; revision: string; name: string }

export async function aPolicy(fixture: Fixture): Promise<Made> {
  const bookingPolicy = { name: `Policy ${randomUUID()}` }
  return (await asKey(fixture, 'POST', '/v1/booking-policies', { bookingPolicy })).bookingPolicy
}

export async function aDeletedPolicy(fixture: Fixture): Promise<Made> {
  const policy = await aPolicy(fixture)
  await asKey(fixture, 'DELETE', `/v1/booking-policies/${policy.id}`)
  return policy
}

/** Creates a category and deletes old ones: at most a hundred may exist. */
export async function aCategory(fixture: Fixture): Promise<Made> {
  const category = { name: `Category ${randomUUID()}` }
  const made = (await asKey(fixture, 'POST', '/v2/categories', { category })).category
  const all = fixture.context.db.deleteFrom('categories').where('site_id', '=', fixture.home.siteId)
  await all.where('sort_order', '<', made.sortOrder - 60_000).execute()
  return made
}

export async function aDeletedCategory(fixture: Fixture): Promise<Made> {
  const category = await aCategory(fixture)
  await asKey(fixture, 'DELETE', `/v2/categories/${category.id}`)
  return category
}

/** Makes a preparatory call with the home business's key. */
export async function asKey(fixture: Fixture, method: Attempt['method'], url: string, payload: object = {}) {
  const headers = await fixture.actors.actorHeaders('key')
  const answer = await fixture.app.inject({
    method,
    url,
    headers,
    ...(method === 'GET' || method === 'DELETE' ? {} : { payload }),
  })
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`)
  return answer.json()
}
