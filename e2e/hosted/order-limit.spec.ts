import { expectNoAxeViolations } from '../support/axe.ts'
import { followLink } from '../support/follow-link.ts'
import { ask } from '../support/members.ts'
import { operator } from '../support/operator.ts'
import { askAsOwner } from '../support/plans.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

const bookingsApp = '13d21c63-b5ec-5912-8397-c3a5ddb27a97'
const DAY = 86_400_000
const front = 'http://localhost:9/back'

/** A paid service that each customer may book once, with a person of its own. */
async function aServiceForOnce(): Promise<string> {
  const { settings } = await askAsOwner('/v1/payments/settings', undefined, 'GET')
  await askAsOwner('/v1/payments/settings', { settings: { revision: settings.revision, provider: 'SANDBOX' } }, 'PATCH')
  const name = `Once ${crypto.randomUUID().slice(0, 6)}`
  const limitRebookingPolicy = { enabled: true, maxBookings: 1 }
  const { bookingPolicy } = await askAsOwner('/v1/booking-policies', { bookingPolicy: { name, limitRebookingPolicy } })
  const { staffMember } = await askAsOwner('/v1/staff-members', { staffMember: { name: `Ines ${name}` } })
  const service = {
    type: 'APPOINTMENT',
    name,
    hidden: true,
    defaultCapacity: 1,
    onlineBooking: { enabled: true, requireManualApproval: false, allowMultipleRequests: false },
    payment: {
      rateType: 'FIXED',
      fixed: { price: { value: '60', currency: 'EUR' } },
      options: { online: true, inPerson: true, deposit: false, pricingPlan: false },
    },
    bookingPolicy: { id: bookingPolicy.id },
    staffMemberIds: [staffMember.resourceId],
    schedule: { availabilityConstraints: { sessionDurations: [60] } },
  }
  return (await askAsOwner('/v2/services', { service })).service.id
}

/** Two bookings of one new customer that are not paid. */
async function twoBookings(token: string, serviceId: string): Promise<string[]> {
  const [startDate, endDate] = [3, 20].map((days) => new Date(Date.now() + days * DAY).toISOString())
  const query = { filter: { serviceId, startDate, endDate, bookable: true } }
  const sent = { query, slotsPerDay: 1 }
  const { availabilityEntries } = await ask('/v1/availability/query', { token, body: sent })
  const contactDetails = { firstName: 'Mira', email: `mira-${crypto.randomUUID()}@example.org` }
  const ids: string[] = []
  for (const { slot } of availabilityEntries.slice(0, 2)) {
    const booking = { bookedEntity: { slot }, contactDetails, totalParticipants: 1 }
    ids.push((await ask('/v2/bookings', { token, body: { booking } })).booking.id)
  }
  return ids
}

for (const width of widths(390))
  test(`an order of more bookings than a customer may have says so before anything is paid, at ${width} px`, async ({
    openPage,
  }) => {
    const serviceId = await aServiceForOnce()
    const { clientId } = await operator<{ clientId: string }>(
      ...(['oauth-clients', 'create', '--name', 'Limits', '--redirect-uri', front] as const),
    )
    const token = (await ask('/oauth2/token', { body: { clientId, grantType: 'anonymous' } })).access_token
    const lineItems = (await twoBookings(token, serviceId)).map((catalogItemId) => ({
      quantity: 1,
      catalogReference: { appId: bookingsApp, catalogItemId },
    }))
    const { checkout } = await ask('/v1/checkouts', { token, body: { channelType: 'WEB', lineItems } })
    const session = { ecomCheckout: { checkoutId: checkout.id }, callbacks: { thankYouPageUrl: front } }
    const { redirectSession } = await ask('/v1/redirect-session', { token, body: session })
    const page = await openPage({ width })
    await followLink(page, redirectSession.fullUrl)
    await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()
    await page.getByRole('radio', { name: /Pay in full now/ }).check()
    await page.getByRole('checkbox', { name: /I agree/ }).check()
    await page.getByRole('button', { name: 'Pay €120.00' }).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('You’ve reached the limit of bookings per customer.')
    await expect(alert).toContainText('You weren’t charged.')
    await expectNoAxeViolations(page)
  })
