import { randomUUID } from 'node:crypto'
import { serviceFor } from '../support/a-business.ts'
import type { House } from './house.ts'

/** A service at home that nobody books, made for one call. */
export type MadeService = { id: string; revision: string; name: string }

export async function aSpareService(house: House, name = `Spare ${randomUUID()}`): Promise<MadeService> {
  const { mark, resourceIds } = house.home
  // Something must be paid for it, or plans could not pay for it.
  const price = { rateType: 'FIXED', fixed: { price: { value: '20' } }, options: { inPerson: true } }
  const service = { ...serviceFor(mark, resourceIds), name, payment: price }
  return (await asKey(house, 'POST', '/v2/services', { service })).service
}

export async function aDeletedService(house: House): Promise<MadeService> {
  const service = await aSpareService(house)
  await asKey(house, 'DELETE', `/v2/services/${service.id}`)
  return service
}

async function asKey(house: House, method: 'POST' | 'DELETE', url: string, payload: object = {}) {
  const headers = await house.callers.headersOf('key')
  const answer = await house.app.inject({ method, url, headers, ...(method === 'POST' ? { payload } : {}) })
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`)
  return answer.json()
}
