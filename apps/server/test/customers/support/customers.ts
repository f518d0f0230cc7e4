import { randomUUID } from 'node:crypto'
import type { Context } from '../../../src/context.ts'
import { type Answer, aClient, type Client, expected, type Studio } from '../../support/factories.ts'
import { aPerson, signIn } from '../../support/people.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form
type Wire = any

/** Creates a customer as the front desk. Throws if that is refused. */
export async function aCustomer(
  admin: Client,
  details: object = { firstName: 'Clara', lastName: 'Weiss' },
): Promise<Wire> {
  return expected(await admin.post('/v1/customers', { customer: details })).customer
}

export const getCustomer = async (admin: Client, id: string): Promise<Wire> =>
  expected(await admin.get(`/v1/customers/${id}`))

/** A note about a customer as their page shows it. */
export async function aNote(admin: Client, contactId: string, text: string, pinned = false): Promise<Wire> {
  const { notes } = expected(await admin.post(`/v1/customers/${contactId}/notes`, { text, pinned }))
  return notes.find((note: Wire) => note.text === text)
}

/** Names a search finds, in their order. */
export async function searchNames(admin: Client, search: string, more: object = {}): Promise<string[]> {
  const answer = expected(await admin.post('/v1/customers/query', { search, ...more }))
  return answer.customers.map(({ name }: { name: string }) => name)
}

/** Marks this booking as a no-show, as the roster does. */
export async function markNoShow(context: Context, studio: Studio, bookingId: string): Promise<void> {
  const { session_id } = await context.db
    .selectFrom('bookings')
    .select('session_id')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const at = new Date(context.clock.now())
  await context.db
    .insertInto('attendances')
    .values({
      site_id: studio.siteId,
      id: randomUUID(),
      booking_id: bookingId,
      session_id: session_id ?? '',
      status: 'NOT_ATTENDED',
      number_of_attendees: 0,
      status_changed_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute()
}

/** Somebody who works at the studio, over HTTP. */
export async function aColleague(studio: Studio, resourceIds?: string[]): Promise<Client> {
  const role = resourceIds ? ('staff' as const) : ('receptionist' as const)
  const person = await aPerson(studio.context, studio.siteId, {
    role,
    name: 'Noor',
    ...(resourceIds && { resourceIds }),
  })
  const { headers } = await signIn(studio.app, person, studio.siteId)
  return aClient(studio.app, { ...headers, 'wix-site-id': studio.siteId })
}

export const outcomes = (answers: readonly Answer[]): number[] => answers.map(({ status }) => status).sort()
