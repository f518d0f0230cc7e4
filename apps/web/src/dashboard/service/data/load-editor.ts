import type { Client } from '@kalends/sdk'
import { type Choices, loadChoices, type Named } from '../../services/data/load-services.ts'

export type RoomType = Named & { rooms: Named[] }
export type EditorChoices = Choices & {
  policies: Named[]
  /** The policy of services that name none. */
  defaultPolicyId: string
  forms: Named[]
  /** The form of services that name none. */
  defaultFormId: string
  roomTypes: RoomType[]
  plans: Named[]
}

/** Loads everything a service can be composed of. */
export async function loadEditorChoices(client: Client): Promise<EditorChoices> {
  const first = { cursorPaging: { limit: 100 } }
  const [choices, { bookingPolicies = [] }, forms, { resourceTypes }, { resources }, { plans }] = await Promise.all([
    loadChoices(client),
    client.policies.queryBookingPolicies({ query: { ...first, sort: [{ fieldName: 'default', order: 'DESC' }] } }),
    client.services.queryBookingForms({ query: first, conditionalFields: ['DEFAULT_BOOKING_FORM'] }),
    client.resources.queryResourceTypes({ query: first }),
    client.resources.queryResources({ query: first }),
    client.plans.listPlans({ limit: 100 }),
  ])
  const staff = new Set(choices.staff.map(({ id }) => id))
  const things = (resources ?? []).filter(({ id }) => !staff.has(id ?? ''))
  const filterRooms = (typeId: string | null | undefined) => things.filter((it) => it.typeId === typeId).map(toNamed)
  return {
    ...choices,
    policies: bookingPolicies.map(toNamed),
    defaultPolicyId: bookingPolicies.find((it) => it.default)?.id ?? '',
    plans: (plans ?? []).map(toNamed),
    forms: (forms.bookingForms ?? []).flatMap(({ formDetails }) =>
      formDetails ? toNamed({ id: formDetails.formId, name: formDetails.name }) : [],
    ),
    defaultFormId: forms.defaultBookingForm?.formDetails?.formId ?? '',
    roomTypes: (resourceTypes ?? [])
      .map((type) => ({ ...toNamed(type), rooms: filterRooms(type.id) }))
      .filter(({ rooms }) => rooms.length > 0),
  }
}

/** Maps resources to their type. */
export function roomTypesById(types: readonly RoomType[]): Map<string, string> {
  return new Map(types.flatMap(({ id, rooms }) => rooms.map((room) => [room.id, id] as const)))
}

const toNamed = ({ id, name }: { id?: string | null | undefined; name?: string | null | undefined }): Named => ({
  id: id ?? '',
  name: name ?? '',
})
