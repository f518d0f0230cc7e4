import { type Client, expected } from '../support/factories.ts'

/** Makes an add-on over HTTP. */
export async function anAddOn(admin: Client, addOn: object = {}) {
  const written = { name: 'Hot stones', durationInMinutes: 15, price: { value: '12.50', currency: 'EUR' }, ...addOn }
  return expected(await admin.post('/v1/add-ons', { addOn: written })).addOn
}

export const groupsUrl = '/v2/services/add-on-groups'

/** Makes a group of add-ons of a service over HTTP. */
export async function aGroup(admin: Client, serviceId: string | null | undefined, addOnGroup: object = {}) {
  const written = { name: 'Extras', addOnIds: [], ...addOnGroup }
  return expected(await admin.post(`${groupsUrl}/create`, { serviceId, addOnGroup: written })).addOnGroup
}
