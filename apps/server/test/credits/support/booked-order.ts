import { asMember, type ClubMember } from '../../members/club.ts'
import { aMember, aShop, monthly, type Shop } from '../../orders/support/shop.ts'
import { type Answer, expected } from '../../support/factories.ts'
import { aGroup, createSession, type Group } from '../../support/group-sessions.ts'
import type { TestApp } from '../../support/index.ts'
import { aPass, aPassPlan, type Benefit, byPlan } from './credits.ts'

const payment = JSON.stringify({
  rateType: 'FIXED',
  fixed: { price: { value: '20', currency: 'EUR' } },
  options: { online: false, inPerson: false, deposit: false, pricingPlan: true },
})
const policy = {
  participantsPolicy: { maxParticipantsPerBooking: 8 },
  cancellationPolicy: { enabled: true },
  reschedulePolicy: { enabled: true },
}

export type PassClub = Group & { shop: Shop; member: ClubMember; orderId: string; planId: string }

/** A member with a monthly plan that begins now, and a class that only plans pay for, in its first cycle. */
export async function aMonthlyMember(
  test: TestApp,
  benefit: Benefit = { creditsPerCycle: 1 },
  plan: object = {},
): Promise<PassClub> {
  const group = await aGroup(test.app, test.context, 'CLASS', {
    price: '20',
    policy,
    startDate: '2026-06-25T09:00:00.000Z',
  })
  const { siteId, admin, visitor } = group
  const shop = { ...(await aShop(test)), siteId, admin, visitor }
  await test.db.updateTable('services').set({ payment }).where('site_id', '=', siteId).execute()
  const planId = await aPassPlan(shop, benefit, { pricing: monthly(), buyerCanCancel: true, ...plan })
  expected(await admin.post(`/v2/services/${group.group.id}/pricing-plans/add`, { pricingPlanIds: [planId] }))
  const member = await aMember(shop)
  const { orderId } = await aPass(shop, member, planId)
  return { ...group, shop, member, orderId, planId }
}

/** Another hour of the class. */
export async function anHour(club: PassClub, startDate: string): Promise<PassClub> {
  const eventId = await createSession(club, club.group, { startDate })
  return { ...club, scopeId: eventId, entity: { slot: { eventId } }, place: { ...club.place, eventId } }
}

/** Books as the member does on the site. */
export async function bookWithPlan({ shop, member, place }: PassClub, totalParticipants = 1): Promise<Answer> {
  const client = await asMember(shop, member.id)
  const { hold } = expected(await client.post('/v1/holds', { slot: { ...place, totalParticipants } }))
  const contactDetails = { firstName: 'Clara', lastName: 'Weiss', email: member.loginEmail }
  return client.post(`/v1/holds/${hold.id}/book`, { contactDetails, ...byPlan })
}

/** An order that pays for a booking in its running cycle and one in the next. */
export async function aBookedOrder(test: TestApp) {
  const club = await aMonthlyMember(test)
  const soon = expected(await bookWithPlan(await anHour(club, '2026-06-20T09:00:00.000Z'))).booking
  const later = expected(await bookWithPlan(await anHour(club, '2026-07-15T09:00:00.000Z'))).booking
  return { ...club, soon, later }
}
