import type { Client } from '@kalends/sdk'
import { type RefusedForm, readText, readTextOrNull, toRefusal } from '../fields/read-form.ts'

/** The result of a form; `id` is the location. */
export type LocationsOutcome =
  | { intent: string; done: true; id: string }
  | ({ intent: string; done: false; id: string } & RefusedForm)

/** Carries out the form's action. Returns undefined for a form the page does not have. */
export async function changeLocations(client: Client, form: FormData): Promise<LocationsOutcome | undefined> {
  const intent = readText(form, 'intent')
  const id = readText(form, 'id')
  const action = actions[intent]
  if (!action) return undefined
  try {
    return { intent, done: true, id: (await action(client, form, id)) ?? id }
  } catch (error) {
    return { intent, done: false, id, ...toRefusal(error, form) }
  }
}

type Action = (client: Client, form: FormData, id: string) => Promise<string | undefined>

const actions: Record<string, Action> = {
  create: async (client, form) => (await client.business.createLocation(readTexts(form, {}))).location.id,
  save: async (client, form, id) => {
    const { location } = await loadLocation(client, id)
    await client.business.updateLocation({ ...readTexts(form, location.address), ...which(form, id) })
    return undefined
  },
  default: async (client, form, id) => {
    await client.business.updateLocation({ ...which(form, id), default: true })
    return undefined
  },
  pause: async (client, form, id) => {
    await client.business.updateLocation({ ...which(form, id), status: 'INACTIVE' })
    return undefined
  },
  open: async (client, form, id) => {
    await client.business.updateLocation({ ...which(form, id), status: 'ACTIVE' })
    return undefined
  },
  archive: async (client, _, id) => {
    await client.business.archiveLocation({ locationId: id })
    return undefined
  },
}

async function loadLocation(client: Client, id: string) {
  const { locations } = await client.business.listAllLocations({})
  const location = locations.find((one) => one.id === id)
  if (!location) throw new Response(null, { status: 404 })
  return { location }
}

const which = (form: FormData, locationId: string) => ({ locationId, revision: readText(form, 'revision') })

/** Keeps the address parts the page does not show; clears the formatted address, which would hide the new ones. */
function readTexts(form: FormData, address: Record<string, unknown>) {
  const { formattedAddress: _hidden, streetAddress: _parts, ...rest } = address
  const values = Object.fromEntries(
    ['addressLine', 'postalCode', 'city', 'country'].map((name) => [name, readText(form, name)]),
  )
  return {
    name: readText(form, 'name'),
    timeZone: readText(form, 'timeZone'),
    address: { ...rest, ...values },
    directions: readTextOrNull(form, 'directions'),
    phone: readTextOrNull(form, 'phone'),
    email: readTextOrNull(form, 'email'),
  }
}
