import type { availabilityOwn, calendars, Infer } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { minuteOfDay } from '../../lib/format.ts'
import { isRefusal } from '../../lib/refusal.ts'
import { type Choice, loadStaff } from '../data/choices.ts'
import { listServices } from '../data/list-services.ts'
import type { StaffSession } from '../staff-context.ts'
import { existsIn, formatClock, type Question, toInstant } from './question.ts'

export type Explanation = Infer<typeof availabilityOwn.ExplainResponse>
type Item = Infer<typeof calendars.CalendarItem>

/** The item on a lane, as the calendar shows it. */
export type Obstacle = Pick<Item, 'kind' | 'id' | 'title' | 'color' | 'customerName'>

type RequestedService = Choice & { type: string; slug: string | null }

/** Any service, this service, the person for it, a session on that day or at that time, or the time itself. */
type Missing = 'services' | 'service' | 'person' | 'session' | 'sessionTime' | 'time'

export type Why = {
  services: RequestedService[]
  people: Choice[]
  question: Question
  /** Null when there is nothing to ask about. */
  answer: Explanation | null
  /** Why there is no answer. */
  missing: Missing
  /** Times of the sessions on that day, if the class has none at the requested time. */
  times: string[]
  /** The course has a session at the requested time; null if it is no course. */
  meetsThen: boolean | null
  /** By session id. */
  obstacles: Record<string, Obstacle>
  slug: string | null
}

/** Asks the engine, and loads the day's items for the names and colors of what is in the way. */
export async function loadWhy(client: Client, session: StaffSession, requested: Question, zone: string): Promise<Why> {
  const [services, people, items] = await Promise.all([
    loadServices(client),
    loadStaff(client, session),
    loadItems(client, requested.day, zone),
  ])
  const service = requested.service ? services.find(({ id }) => id === requested.service) : services[0]
  const isClass = service?.type === 'CLASS'
  const initial = {
    ...requested,
    service: requested.service ?? service?.id ?? null,
    session: isClass ? requested.session : null,
  }
  const sessions = items.filter(({ serviceId, kind }) => serviceId === initial.service && kind === service?.type)
  const match = isClass ? findSession(sessions, requested, zone) : undefined
  const question = match ? { ...initial, session: match.id, time: formatClockAt(match.startDate, zone) } : initial
  const missing = findMissing({ service, services, question, sessions, zone, match })
  const answer = missing ? null : await explain(client, question, zone)
  return {
    services,
    people,
    question,
    obstacles: indexItems(items),
    slug: service?.slug ?? null,
    answer: typeof answer === 'string' ? null : answer,
    missing: missing ?? (typeof answer === 'string' ? answer : 'service'),
    times: isClass ? sessions.map(({ startDate }) => formatClockAt(startDate, zone)).sort() : [],
    meetsThen: service?.type === 'COURSE' ? isAt(sessions, question, zone) : null,
  }
}

type Known = {
  service: RequestedService | undefined
  services: readonly RequestedService[]
  question: Question
  sessions: readonly Item[]
  match: Item | undefined
  zone: string
}

/** Returns why there is nothing to explain. */
function findMissing({ service, services, question, sessions, match, zone }: Known): Missing | null {
  if (services.length === 0) return 'services'
  if (!service || service.id !== question.service) return 'service'
  if (service.type !== 'CLASS') return existsIn(question, zone) ? null : 'time'
  if (match) return null
  return sessions.length > 0 ? 'sessionTime' : 'session'
}

/** Returns the named session, the one at the requested time, or the first of the day if none was requested. */
function findSession(sessions: readonly Item[], { session, time, isTyped }: Question, zone: string): Item | undefined {
  if (session) return sessions.find(({ id }) => id === session)
  const found = sessions.find(({ startDate }) => formatClockAt(startDate, zone) === time)
  return found ?? (isTyped ? undefined : sessions[0])
}

const isAt = (sessions: readonly Item[], { time }: Question, zone: string): boolean =>
  sessions.some(({ startDate }) => formatClockAt(startDate, zone) === time)

const formatClockAt = (instant: string, zone: string): string => formatClock(minuteOfDay(instant, zone))

/** Lists all services, appointments first: every time of theirs can be explained. */
async function loadServices(client: Client): Promise<RequestedService[]> {
  const found = (await listServices(client)).flatMap(({ id, name, type, mainSlug }) =>
    id ? [{ id, name: name ?? '', type: type ?? 'APPOINTMENT', slug: mainSlug?.name ?? null }] : [],
  )
  return found.sort((a, b) => typeRank(a) - typeRank(b))
}

/** Returns the explanation, or what it is about that does not exist. */
async function explain(client: Client, question: Question, zone: string): Promise<Explanation | Missing> {
  try {
    return await client.availability.explainAvailability({
      serviceId: question.service ?? '',
      startDate: new Date(toInstant(question, zone)).toISOString(),
      as: question.viewer,
      timezone: zone,
      ...(question.with ? { resourceId: question.with } : {}),
      ...(question.session ? { sessionId: question.session } : {}),
    })
  } catch (error) {
    if (!isRefusal(error, 404)) throw error
    return error.code === 'RESOURCE_NOT_FOUND' ? 'person' : error.code === 'SESSION_NOT_FOUND' ? 'session' : 'service'
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
