import type { Infer, servicesOwn, sessions } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { type OptionOrLengths, optionOrLengths } from '../../../parts/rentals.ts'

type Choices = Infer<typeof servicesOwn.GetServiceChoicesResponse>
export type BookingOption = OptionOrLengths
export type BookingAddOn = Choices['addOnGroups'][number]['addOns'][number]

/** A class session that can be booked. */
export type BookableSession = { id: string; startDate: string; endDate: string; open: number; capacity: number }

/** Choices for one service besides customer, person and time. */
export type BookingChoices = {
  serviceId: string
  option: BookingOption | null
  addOnGroups: Choices['addOnGroups']
  /** The next sessions of a class from the chosen day on. */
  sessions: BookableSession[]
  /** Seats of a course; null for other services and for a course without sessions. */
  course: { open: number; capacity: number } | null
  /** Rooms and equipment, for services that are booked with one of them instead of a person. */
  resources: { id: string; name: string }[]
}

const DAY = 86_400_000
const PAGE = 100

/** Loads the choices; `from` is the earliest start of a session in epoch milliseconds. */
export async function loadBookingChoices(client: Client, serviceId: string, from: number): Promise<BookingChoices> {
  const [{ option, addOnGroups }, { service }] = await Promise.all([
    client.services.getServiceChoices({ serviceId }),
    client.services.getService({ serviceId }),
  ])
  const isGroup = service?.type === 'CLASS' || service?.type === 'COURSE'
  const found = isGroup ? await loadSessions(client, serviceId, from) : []
  const [first] = found
  return {
    serviceId,
    option: service ? optionOrLengths(option, service) : option,
    addOnGroups,
    sessions: service?.type === 'CLASS' ? found.flatMap(toBookable) : [],
    course: service?.type === 'COURSE' && first?.seats ? toSeats(first.seats) : null,
    resources: isGroup ? [] : await loadResources(client, service),
  }
}

type Session = Infer<typeof sessions.Session>

async function loadSessions(client: Client, serviceId: string, from: number): Promise<Session[]> {
  const { sessions: found } = await client.sessions.querySessions({
    fromDate: new Date(from).toISOString(),
    toDate: new Date(from + 60 * DAY).toISOString(),
    serviceIds: [serviceId],
    limit: 50,
  })
  return found.filter(({ status }) => status === 'CONFIRMED')
}

function toBookable({ id, startDate, endDate, seats }: Session): BookableSession[] {
  return seats ? [{ id, startDate, endDate, ...toSeats(seats) }] : []
}

const toSeats = ({ open, capacity }: NonNullable<Session['seats']>) => ({ open, capacity })

type Service = Awaited<ReturnType<Client['services']['getService']>>['service']

/** Lists the rooms and equipment that a service is booked with instead of a person; none for other services. */
export async function loadResources(client: Client, service: Service): Promise<BookingChoices['resources']> {
  const typeId = service?.primaryResourceType
  if (!typeId || (service.staffMemberIds ?? []).length > 0) return []
  const { resources } = await client.resources.queryResources({ query: { cursorPaging: { limit: PAGE } } })
  const named = service.serviceResources?.find(({ resourceType }) => resourceType?.id === typeId)?.resourceIds?.values
  return (resources ?? [])
    .filter((it) => it.typeId === typeId && (!named?.length || named.includes(it.id ?? '')))
    .map(({ id, name }) => ({ id: id ?? '', name: name ?? '' }))
}
