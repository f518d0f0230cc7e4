import { expectNoAxeViolations } from '../support/axe.ts'
import { ask, visitorToken } from '../support/members.ts'
import { signIn } from '../support/people.ts'
import { askAsOwner } from '../support/plans.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

/** A service of its own with a person of its own, and two customers who asked for the same time. */
async function aRequestedService(): Promise<{ id: string; bookingIds: string[] }> {
  const suffix = crypto.randomUUID().slice(0, 6)
  const { staffMember } = await askAsOwner('/v1/staff-members', { staffMember: { name: `Ines ${suffix}` } })
  const found = await askAsOwner('/v2/services/query', { query: { filter: { type: 'APPOINTMENT' } } })
  const { locations } = found.services[0]
  const { service } = await askAsOwner('/v2/services', {
    service: {
      type: 'APPOINTMENT',
      name: `Consultation ${suffix}`,
      defaultCapacity: 1,
      staffMemberIds: [staffMember.resourceId],
      schedule: { availabilityConstraints: { sessionDurations: [60] } },
      locations,
      onlineBooking: { enabled: true, requireManualApproval: true, allowMultipleRequests: true },
      payment: { rateType: 'NO_FEE', options: { inPerson: true } },
    },
  })
  const bookingIds = [await request(service.id), await request(service.id)]
  return { id: service.id, bookingIds }
}

/** Requests the last free time of the next ten days. */
async function request(serviceId: string): Promise<string> {
  const token = await visitorToken()
  const [startDate, endDate] = [new Date(), new Date(Date.now() + 10 * 86_400_000)].map((date) => date.toISOString())
  const filter = { serviceId, startDate, endDate, bookable: true }
  const query = { query: { filter }, timezone: 'Europe/Rome', slotsPerDay: 1 }
  const { availabilityEntries } = await ask('/v1/availability/query', { token, body: query })
  const { resource, startDate: from, endDate: until, timezone } = availabilityEntries.at(-1).slot
  const slot = { serviceId, startDate: from, endDate: until, timezone, resourceId: resource.id }
  const { hold } = await ask('/v1/holds', { token, body: { slot } })
  const contactDetails = { firstName: 'Rita', lastName: 'Asks', email: `rita-${crypto.randomUUID()}@example.org` }
  const { booking } = await ask(`/v1/holds/${hold.id}/book`, { token, body: { contactDetails } })
  return booking.id
}

async function statuses(ids: readonly string[]): Promise<string[]> {
  const { extendedBookings } = await askAsOwner('/v2/extended-bookings/query', {
    query: { filter: { id: { $in: ids } } },
  })
  return extendedBookings.map(({ booking }: { booking: { status: string } }) => booking.status).sort()
}

for (const width of widths(390)) {
  test(`requests hold their time once only one may ask for it, and the rest are asked about, at ${width} px`, async ({
    openQuietPage,
  }) => {
    const { id, bookingIds } = await aRequestedService()
    const page = await openQuietPage({ width })
    await signIn(page)
    await page.goto(`/dashboard/services/${id}`)
    await page.getByRole('checkbox', { name: 'Allow several requests for the same time' }).uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    const sheet = page.getByRole('dialog', { name: 'Requests without a held time' })
    await expect(sheet).toContainText('1 request is for a time that’s taken')
    await expect(sheet).toContainText('Rita Asks')
    await expectNoAxeViolations(page)
    await sheet
      .getByRole('combobox', { name: 'Requests', exact: true })
      .selectOption({ label: 'Decline and refund what was paid' })
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(sheet).toBeHidden()
    expect(await statuses(bookingIds)).toEqual(['DECLINED', 'PENDING'])
  })
}
