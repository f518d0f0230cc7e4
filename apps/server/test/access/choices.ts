import { randomUUID } from 'node:crypto'
import { serviceFor } from '../support/a-business.ts'
import { asKey } from './catalogue.ts'
import type { Fixture } from './fixture.ts'

/** A service of the home business with a varied price, created for one call. */
export async function aVariedService(fixture: Fixture): Promise<{ id: string; name: string }> {
  const { mark, resourceIds } = fixture.home
  const varied = { defaultPrice: { value: '20' } }
  const payment = { rateType: 'VARIED', varied, options: { inPerson: true } }
  const service = { ...serviceFor(mark, resourceIds), name: `Varied ${randomUUID()}`, payment }
  return (await asKey(fixture, 'POST', '/v2/services', { service })).service
}

/** Variants to send for a service, with a word that no other response contains. */
export function variantsFor(serviceId: string) {
  const custom = `Choice ${randomUUID()}`
  const written = {
    serviceId,
    options: { values: [{ type: 'CUSTOM', customData: { name: 'Kind', choices: [custom] } }] },
    variants: { values: [{ choices: [{ custom }], price: { value: '5' } }] },
  }
  return { custom, written }
}

export async function someVariants(fixture: Fixture) {
  const service = await aVariedService(fixture)
  const { custom, written } = variantsFor(service.id)
  const body = { serviceOptionsAndVariants: written }
  const { id } = (await asKey(fixture, 'POST', '/v1/serviceOptionsAndVariants', body)).serviceOptionsAndVariants
  return { id: id as string, serviceId: service.id, custom }
}

export async function anAddOn(fixture: Fixture): Promise<{ id: string; name: string }> {
  const addOn = { name: `Add-on ${randomUUID()}`, maxQuantity: 3 }
  return (await asKey(fixture, 'POST', '/v1/add-ons', { addOn })).addOn
}

export async function aGroup(fixture: Fixture) {
  const { id: serviceId } = await aVariedService(fixture)
  const addOn = await anAddOn(fixture)
  const addOnGroup = { name: `Group ${randomUUID()}`, addOnIds: [addOn.id] }
  const made = (await asKey(fixture, 'POST', '/v2/services/add-on-groups/create', { serviceId, addOnGroup })).addOnGroup
  return { id: made.id as string, name: addOnGroup.name, serviceId, addOn }
}
