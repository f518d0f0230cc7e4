import { randomUUID } from 'node:crypto'
import { serviceFor } from '../support/a-business.ts'
import type { Fixture } from './fixture.ts'

/** An unbooked service of the home business, created for one call. */
export type MadeService = { id: string; revision: string; name: string }

export async function aSpareService(fixture: Fixture, name = `Spare ${randomUUID()}`): Promise<MadeService> {
  const { mark, resourceIds } = fixture.home
  // Plans can only pay for a service that has a price.
  const price = { rateType: 'FIXED', fixed: { price: { value: '20' } }, options: { inPerson: true } }
  const service = { ...serviceFor(mark, resourceIds), name, payment: price }
  return (await asKey(fixture, 'POST', '/v2/services', { service })).service
}

export async function aDeletedService(fixture: Fixture): Promise<MadeService> {
  const service = await aSpareService(fixture)
  await asKey(fixture, 'DELETE', `/v2/services/${service.id}`)
  return service
}

async function asKey(fixture: Fixture, method: 'POST' | 'DELETE', url: string, payload: object = {}) {
  const headers = await fixture.actors.actorHeaders('key')
  const answer = await fixture.app.inject({ method, url, headers, ...(method === 'POST' ? { payload } : {}) })
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`)
  return answer.json()
}
