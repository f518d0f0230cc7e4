import type { Client } from '@kalends/sdk'
import { type RefusedForm, refusalOf, textIn, textOrNull } from '../fields/read-form.ts'

/** What was done with a form of the places, or why not. `id` is the place it was about. */
export type LocationsOutcome =
  | { intent: string; done: true; id: string }
  | ({ intent: string; done: false; id: string } & RefusedForm)

/** Carries out the form it was sent; undefined for one the page does not have. */
export async function changeLocations(client: Client, form: FormData): Promise<LocationsOutcome | undefined> {
  const [intent, id] = [textIn(form, 'intent'), textIn(form, 'id')]
  const deed = deeds[intent]
  if (!deed) return undefined
  try {
    return { intent, done: true, id: (await deed(client, form, id)) ?? id }
  } catch (error) {
    return { intent, done: false, id, ...refusalOf(error, form) }
  }
}

type Deed = (client: Client, form: FormData, id: string) => Promise<string | undefined>

const deeds: Record<string, Deed> = {
  create: async (client, form) => (await client.business.createLocation(wordsIn(form, {}))).location.id,
  words: async (client, form, id) => {
    const { location } = await theOne(client, id)
    await client.business.updateLocation({ ...wordsIn(form, location.address), ...which(form, id) })
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

async function theOne(client: Client, id: string) {
  const { locations } = await client.business.listAllLocations({})
  const location = locations.find((one) => one.id === id)
  if (!location) throw new Response(null, { status: 404 })
  return { location }
}

const which = (form: FormData, locationId: string) => ({ locationId, revision: textIn(form, 'revision') })

/** Parts of an address that the page does not show stay as they were; a line somebody formatted would hide what was typed. */
function wordsIn(form: FormData, address: Record<string, unknown>) {
  const { formattedAddress: _hidden, streetAddress: _parts, ...rest } = address
  const typed = Object.fromEntries(
    ['addressLine', 'postalCode', 'city', 'country'].map((name) => [name, textIn(form, name)]),
  )
  return {
    name: textIn(form, 'name'),
    timeZone: textIn(form, 'timeZone'),
    address: { ...rest, ...typed },
    directions: textOrNull(form, 'directions'),
    phone: textOrNull(form, 'phone'),
    email: textOrNull(form, 'email'),
  }
}
