import { dispatchEvents } from '../../../src/setup/background.ts'
import { bookSeats } from '../../consequences/support/business.ts'
import {
  aBooking,
  aService,
  aStudio,
  type Client,
  expected,
  type Service,
  type Studio,
  slotWith,
} from '../../support/factories.ts'
import type { TestApp } from '../../support/index.ts'
import { messagesTo } from '../../support/messages.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form
type Wire = any

export type Salon = Studio & {
  test: TestApp
  /** A second person who gives the same service. */
  colleagueId: string
  nora: Wire
  /** Tuesday 2 June at nine UTC with the first person. */
  booking: Wire
  yoga: Service
  /** The first of a weekly class on Wednesdays at eleven in Berlin, with a booking. */
  session: Wire
  seats: Wire
}

/** A business whose first person has an appointment, and a weekly class with a booking. */
export async function aSalon(test: TestApp): Promise<Salon> {
  const { app, context, db } = test
  const studio = await aStudio(app, context, { staff: 2 })
  const { admin, siteId, resourceId } = studio
  const colleague = await db
    .selectFrom('service_staff')
    .select('resource_id')
    .where('site_id', '=', siteId)
    .where('resource_id', '!=', resourceId)
    .executeTakeFirstOrThrow()
  const yoga = await aService(context, siteId, [], { name: 'Yoga', type: 'CLASS' })
  const first = { serviceId: yoga.id, localStartDate: '2026-06-03T11:00:00', durationMinutes: 60 }
  const weekly = { ...first, resourceIds: [resourceId], recurrence: { interval: 1, until: '2026-06-17' } }
  const { session } = expected(await admin.post('/v1/sessions', { session: weekly }))
  return {
    ...studio,
    test,
    yoga,
    session,
    colleagueId: colleague.resource_id,
    nora: await staffMember(studio),
    booking: await aConfirmedBooking(studio, resourceId),
    seats: await bookSeats(admin, yoga, session.id, 2),
  }
}

/** Tuesday at nine UTC with this person. */
export async function aConfirmedBooking(studio: Studio, resourceId: string): Promise<Wire> {
  const { id, revision } = await aBooking(studio.admin, slotWith(studio, '2026-06-02T09:00:00Z', resourceId))
  return expected(await studio.admin.post(`/v2/bookings/${id}/confirm`, { revision })).booking
}

async function staffMember({ admin, resourceId }: Studio): Promise<Wire> {
  return expected(await admin.post('/v2/staff-members/query', { query: { filter: { resourceId } } })).staffMembers[0]
}

export const list = async (admin: Client, change: object): Promise<Wire> =>
  expected(await admin.post('/v1/commitments/list', { change }))

export const settle = (admin: Client, change: object, answers: object) =>
  admin.post('/v1/commitments/settle', { change, ...answers })

export async function loadBooking(admin: Client, id: string): Promise<Wire> {
  const query = { filter: { id } }
  return expected(await admin.post('/v2/extended-bookings/query', { query })).extendedBookings[0].booking
}

/** The sessions of the class, by start. */
export async function classes({ admin, yoga }: Salon): Promise<Wire[]> {
  const range = { fromDate: '2026-06-01T00:00:00Z', toDate: '2026-07-01T00:00:00Z' }
  const sent = { ...range, serviceIds: [yoga.id], includeCancelled: true }
  return expected(await admin.post('/v1/sessions/query', sent)).sessions
}

/** Texts that were sent to the customer of a booking. */
export async function textsTo({ test }: Salon, booking: Wire): Promise<string[]> {
  await dispatchEvents(test.context)
  return (await messagesTo(test.context, booking.contactDetails.email)).map(({ body_text }) => body_text)
}
