import type { availabilityOwn, calendars, Infer } from '@kalends/contract'
import { type Client, KalendsError } from '@kalends/sdk'
import { type Choice, loadChoices } from '../data/choices.ts'
import type { StaffSession } from '../desk.ts'
import { instantOf, type Question } from './question.ts'

export type Explanation = Infer<typeof availabilityOwn.ExplainResponse>
type Item = Infer<typeof calendars.CalendarItem>

/** What stands on a lane, as the calendar knows it. */
export type Standing = Pick<Item, 'kind' | 'id' | 'title' | 'color' | 'customerName'>

export type Why = {
  services: Choice[]
  people: Choice[]
  question: Question
  /** Null when there is no such service. */
  answer: Explanation | null
  /** By session. */
  standing: Record<string, Standing>
  slug: string | null
}

/** Asks the engine; the day's calendar gives what is in the way its name and colour. */
export async function loadWhy(client: Client, session: StaffSession, asked: Question, zone: string): Promise<Why> {
  const [{ staff, services }, standing] = await Promise.all([
    loadChoices(client, session),
    loadStanding(client, asked.day, zone),
  ])
  const question = { ...asked, service: asked.service ?? services[0]?.id ?? null }
  const [answer, slug] = await Promise.all([explain(client, question, zone), slugOf(client, question.service)])
  return { services, people: staff, question, answer, standing, slug }
}

async function explain(client: Client, question: Question, zone: string): Promise<Explanation | null> {
  if (!question.service) return null
  try {
    return await client.availability.explainAvailability({
      serviceId: question.service,
      startDate: new Date(instantOf(question, zone)).toISOString(),
      as: question.eyes,
      timezone: zone,
      ...(question.with ? { resourceId: question.with } : {}),
      ...(question.session ? { sessionId: question.session } : {}),
    })
  } catch (error) {
    if (error instanceof KalendsError && error.status === 404) return null
    throw error
  }
}

async function loadStanding(client: Client, day: string, zone: string): Promise<Record<string, Standing>> {
  const { items } = await client.calendars.queryCalendar({ fromDate: day, days: 1, timezone: zone })
  return Object.fromEntries(
    items.flatMap(({ sessionId, kind, id, title, color, customerName }) =>
      sessionId ? [[sessionId, { kind, id, title, color, customerName }]] : [],
    ),
  )
}

/** Where customers look at the service. */
async function slugOf(client: Client, serviceId: string | null): Promise<string | null> {
  if (!serviceId) return null
  const { services } = await client.services.queryServices({ query: { filter: { id: serviceId } } })
  return services?.[0]?.mainSlug?.name ?? null
}
