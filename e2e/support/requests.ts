// Booking requests that wait for approval.
import { ask, visitorToken } from './members.ts'

const DAY_MS = 86_400_000

/** Requests a time that needs approval within the next two weeks. Returns the customer's name. */
export async function createBookingRequest(): Promise<string> {
  const token = await visitorToken()
  const { services } = await ask('/v2/services/query', { token, body: { query: { paging: { limit: 100 } } } })
  const asking = services.filter((service: Asking) => service.onlineBooking?.requireManualApproval)
  const startDate = new Date().toISOString()
  const endDate = new Date(Date.now() + 14 * DAY_MS).toISOString()
  for (const { id: serviceId } of asking) {
    const filter = { serviceId, startDate, endDate, bookable: true }
    const body = { query: { filter }, timezone: 'Europe/Rome', slotsPerDay: 1 }
    const { availabilityEntries } = await ask('/v1/availability/query', { token, body })
    const slot = availabilityEntries?.at(-1)?.slot
    if (!slot) continue
    const { resource, startDate: from, endDate: until, timezone } = slot
    const wanted = { serviceId, startDate: from, endDate: until, timezone, resourceId: resource.id }
    const { hold } = await ask('/v1/holds', { token, body: { slot: wanted } })
    const id = crypto.randomUUID()
    const lastName = `Asks ${id.slice(0, 8)}`
    const contactDetails = { firstName: 'Rita', lastName, email: `rita-${id}@example.org` }
    await ask(`/v1/holds/${hold.id}/book`, { token, body: { contactDetails } })
    return `Rita ${lastName}`
  }
  throw new Error('No service that needs approval is free within a fortnight')
}

type Asking = { onlineBooking?: { requireManualApproval?: boolean } }
