import type { availabilityOwn, calendars, Infer } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { minuteOfDay } from '../../lib/format.ts'
import { isRefusal } from '../../lib/refusal.ts'
import { type Choice, loadStaff } from '../data/choices.ts'
import type { StaffSession } from '../staff-context.ts'
import { formatClock, type Question, toInstant } from './question.ts'

export type Explanation = Infer<typeof availabilityOwn.ExplainResponse>
type Item = Infer<typeof calendars.CalendarItem>

/** The item on a lane, as the calendar shows it. */
export type Obstacle = Pick<Item, 'kind' | 'id' | 'title' | 'color' | 'customerName'>

type RequestedService = Choice & { type: string; slug: string | null }

export type Why = {
  services: RequestedService[]
  people: Choice[]
  question: Question
  /** Null when there is nothing to ask about. */
  answer: Explanation | null
  /** What was missing: any service, this service, or a session on that day. */
  missing: 'services' | 'service' | 'session'
  /** By session id. */
  obstacles: Record<string, Obstacle>
  slug: string | null
}

/** Asks the engine, and loads the day's items for the names and colors of what is in the way. */
export async function loadWhy(client: Client, session: StaffSession, requested: Question, zone: string): Promise<Why> {
  const [services, people, items] = await Promise.all([
    listServices(client),
    loadStaff(client, session),
    loadItems(client, requested.day, zone),
  ])
  const service = services.find(({ id }) => id === requested.service) ?? services[0]
  const named = service?.type === 'CLASS' ? requested.session : null
  const question = { ...requested, service: requested.service ?? service?.id ?? null, session: named }
  const match = service?.type === 'CLASS' ? findSession(items, service.id, requested, zone) : undefined
  const found = match ? { ...question, session: match.id, time: formatClockAt(match.startDate, zone) } : question
  const isThere = service !== undefined && (service.type !== 'CLASS' || found.session !== null)
  return {
    services,
    people,
    question: found,
    obstacles: indexItems(items),
    slug: service?.slug ?? null,
    answer: isThere ? await explain(client, found, zone) : null,
    missing: service?.type === 'CLASS' && !isThere ? 'session' : services.length > 0 ? 'service' : 'services',
  }
}

/** Returns the session of a class to ask about: the requested one, the one at that time, or the first of the day. */
function findSession(items: readonly Item[], serviceId: string, requested: Question, zone: string): Item | undefined {
  const sessions = items.filter((item) => item.serviceId === serviceId && item.kind === 'CLASS')
  return (
    sessions.find(({ id }) => id === requested.session) ??
    sessions.find(({ startDate }) => formatClockAt(startDate, zone) === requested.time) ??
    sessions[0]
  )
}

const formatClockAt = (instant: string, zone: string): string => formatClock(minuteOfDay(instant, zone))

async function listServices(client: Client): Promise<RequestedService[]> {
  const found: RequestedService[] = []
  for (let offset = 0; ; offset += 100) {
    const query = { paging: { limit: 100, offset }, sort: [{ fieldName: 'sortOrder', order: 'ASC' as const }] }
    const { services: page } = await client.services.queryServices({ query })
    for (const { id, name, type, mainSlug } of page ?? [])
      if (id) found.push({ id, name: name ?? '', type: type ?? 'APPOINTMENT', slug: mainSlug?.name ?? null })
    // Appointments first: every time of theirs can be explained.
    if ((page?.length ?? 0) < 100) return found.sort((a, b) => typeRank(a) - typeRank(b))
  }
}

async function explain(client: Client, question: Question, zone: string): Promise<Explanation | null> {
  if (!question.service) return null
  try {
    return await client.availability.explainAvailability({
      serviceId: question.service,
      startDate: new Date(toInstant(question, zone)).toISOString(),
      as: question.viewer,
      timezone: zone,
      ...(question.with ? { resourceId: question.with } : {}),
      ...(question.session ? { sessionId: question.session } : {}),
    })
  } catch (error) {
    if (isRefusal(error, 404)) return null
    throw error
  }
}

const order = ['APPOINTMENT', 'COURSE', 'CLASS']

const typeRank = ({ type }: RequestedService): number => order.indexOf(type)

async function loadItems(client: Client, day: string, zone: string): Promise<Item[]> {
  return (await client.calendars.queryCalendar({ fromDate: day, days: 1, timezone: zone })).items
}

function indexItems(items: readonly Item[]): Record<string, Obstacle> {
  return Object.fromEntries(
    items.flatMap(({ sessionId, kind, id, title, color, customerName }) =>
      sessionId ? [[sessionId, { kind, id, title, color, customerName }]] : [],
    ),
  )
}
