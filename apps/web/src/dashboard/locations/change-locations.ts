import type { Client } from '@kalends/sdk'
import { done, settleChange, type Unanswered } from '../commitments/settle-change.ts'
import { type RefusedForm, readText, readTextOrNull, readValues, toRefusal, toUnanswered } from '../fields/read-form.ts'
import { readZoneAnswer, reviewZoneChange, type ZoneReview } from '../zone-change/review.ts'

/** The result of a form; `id` is the location. */
export type LocationsOutcome =
  | { intent: string; done: true; id: string }
  | ({ intent: string; done: false; id: string; unanswered?: Unanswered; zoneReview?: ZoneReview } & RefusedForm)

/** Carries out the form's action. Returns undefined for a form the page does not have. */
export async function changeLocations(client: Client, form: FormData): Promise<LocationsOutcome | undefined> {
  const intent = readText(form, 'intent')
  const id = readText(form, 'id')
  const action = actions[intent]
  if (!action) return undefined
  try {
    const zoneReview = intent === 'save' ? await reviewZoneChange(client, form, id) : undefined
    if (zoneReview) return { intent, done: false, id, values: readValues(form), wrong: [], code: null, zoneReview }
    const result = await action(client, form, id)
    if (typeof result === 'object') return { id, ...toUnanswered(result) }
    return { intent, done: true, id: result ?? id }
  } catch (error) {
    return { intent, done: false, id, ...toRefusal(error, form) }
  }
}

/** Returns the id of a new location, or what must be answered first. */
type Action = (client: Client, form: FormData, id: string) => Promise<string | Unanswered | undefined>

const actions: Record<string, Action> = {
  create: async (client, form) => (await client.business.createLocation(readTexts(form, {}))).location.id,
  save: async (client, form, id) => {
    const { location } = await loadLocation(client, id)
    await client.business.updateLocation({
      ...readTexts(form, location.address),
      ...readZoneAnswer(form),
      ...which(form, id),
    })
    return undefined
  },
  default: (client, form, id) => done(client.business.updateLocation({ ...which(form, id), default: true })),
  pause: async (client, form, id) =>
    settleChange(client, form, { pauseLocation: { locationId: id } }, { about: 'location', id }),
  open: (client, form, id) => done(client.business.updateLocation({ ...which(form, id), status: 'ACTIVE' })),
  archive: async (client, form, id) =>
    settleChange(client, form, { archiveLocation: { locationId: id } }, { about: 'location', id }),
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
