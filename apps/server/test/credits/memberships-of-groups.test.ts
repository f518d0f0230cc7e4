import { describe, expect, it } from 'vitest'
import { asMember, type ClubMember } from '../members/club.ts'
import { aMember, aShop, type Shop } from '../orders/support/shop.ts'
import { aHold, type Client, expected, readRefusal } from '../support/factories.ts'
import { aGroup, bookSeats, countSeats, createSession, type Group, holdSeats } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'
import { aPass, aPassPlan, byPlan, historyOf, remaining } from './support/credits.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const { app, clock, context, db } = test
const shopOf = await aShop(test)

type Club = Group & { shop: Shop; member: ClubMember }

const payment = JSON.stringify({
  rateType: 'FIXED',
  fixed: { price: { value: '20', currency: 'EUR' } },
  options: { online: false, inPerson: true, deposit: false, pricingPlan: true },
})
/** Whoever cancels in the last two hours owes half the price. */
const policy = {
  customPolicyDescription: { enabled: true, description: 'Late cancellations cost half the price.' },
  saveCreditCardPolicy: { enabled: true },
  cancellationFeePolicy: {
    enabled: true,
    cancellationWindows: [{ startInMinutes: 120, percentage: '50' }],
    autoCollectFeeEnabled: false,
  },
}

/** A class or course, and a member whose plan pays for it and for the appointments of the studio. */
async function aGroupWithPass(kind: Group['kind'], creditsPerCycle = 5): Promise<Club> {
  const startDate = new Date(clock.now() + 86_400_000).toISOString()
  const group = await aGroup(app, context, kind, { price: '20', policy, startDate })
  const { siteId, admin, visitor } = group
  const shop = { ...shopOf, siteId, admin, visitor }
  await db.updateTable('services').set({ payment }).where('site_id', '=', siteId).execute()
  const planId = await aPassPlan(shop, { creditsPerCycle })
  for (const { id } of [group.group, group.service]) {
    expected(await admin.post(`/v2/services/${id}/pricing-plans/add`, { pricingPlanIds: [planId] }))
  }
  const member = await aMember(shop)
  await aPass(shop, member, planId)
  return { ...group, shop, member }
}

const contactOf = ({ loginEmail }: ClubMember) => ({ firstName: 'Clara', lastName: 'Weiss', email: loginEmail })

/** Books as the member does on the site: seats are held, then booked. */
async function bookHeld(club: Club, client: Client, totalParticipants = 1) {
  const { hold } = expected(await holdSeats(client, club, { totalParticipants }))
  return client.post(`/v1/holds/${hold.id}/book`, { contactDetails: contactOf(club.member), ...byPlan })
}

async function cancelByMember({ shop, member }: Club, { id, revision }: { id: string; revision: string }) {
  const client = await asMember(shop, member.id)
  return expected(await client.post(`/v2/bookings/${id}/cancel`, { revision })).booking
}

describe.each(['CLASS', 'COURSE'] as const)('a %s paid with a plan', (kind) => {
  it('takes one credit per participant, and returns them when it is cancelled in time', async () => {
    const club = await aGroupWithPass(kind)
    const { booking } = expected(await bookHeld(club, club.member.client, 3))
    expect(booking).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID', totalParticipants: 3 })
    expect(await remaining(club.shop, club.member)).toEqual([2])
    expect((await cancelByMember(club, booking)).paymentStatus).toBe('REFUNDED')
    expect(await remaining(club.shop, club.member)).toEqual([5])
    expect(await historyOf(club.shop, club.member)).toEqual(['GRANT 5', 'SPEND -3', 'RETURN 3'])
    expect(await countSeats(club)).toBe('0/0 of 8')
  })

  it('keeps the credits when it is cancelled late', async () => {
    const club = await aGroupWithPass(kind)
    const { booking } = expected(await bookHeld(club, club.member.client))
    clock.advance({ hours: 23 })
    const canceled = await cancelByMember(club, booking)
    expect([canceled.status, canceled.paymentStatus]).toEqual(['CANCELED', 'PAID'])
    expect(await remaining(club.shop, club.member)).toEqual([4])
  })

  it('takes further credits for further participants', async () => {
    const club = await aGroupWithPass(kind, 3)
    const { booking } = expected(await bookHeld(club, club.member.client))
    const change = (revision: string, totalParticipants: number) =>
      club.admin.post(`/v2/bookings/${booking.id}/update_number_of_participants`, { revision, totalParticipants })
    const { booking: changed } = expected(await change(booking.revision, 3))
    expect(await remaining(club.shop, club.member)).toEqual([0])
    expect(readRefusal(await change(changed.revision, 4))).toBe('400 VALIDATION_FAILURE')
  })

  it('is refused to members without enough credits, and takes no seats', async () => {
    const club = await aGroupWithPass(kind, 1)
    expect(readRefusal(await bookHeld(club, club.member.client, 2))).toBe('400 VALIDATION_FAILURE')
    const direct = { ...byPlan, contactDetails: contactOf(club.member), totalParticipants: 2 }
    expect(readRefusal(await bookSeats(club.member.client, club, direct))).toBe('400 VALIDATION_FAILURE')
    expect(readRefusal(await bookSeats(club.visitor, club, byPlan))).toBe('400 VALIDATION_FAILURE')
    expect(await remaining(club.shop, club.member)).toEqual([1])
    expect(await countSeats(club)).toMatch(/^0\//)
  })

  it('is paid with the plan of the customer when staff book it', async () => {
    const club = await aGroupWithPass(kind, 1)
    const chosen = { selectedPaymentOption: 'MEMBERSHIP_OFFLINE', status: 'CONFIRMED' } as const
    const contactDetails = contactOf(club.member)
    const first = expected(await bookSeats(club.admin, club, { ...chosen, contactDetails })).booking
    expect(first.paymentStatus).toBe('PAID')
    expect(await remaining(club.shop, club.member)).toEqual([0])
    const second = expected(await bookSeats(club.admin, club, { ...chosen, contactDetails })).booking
    expect([second.status, second.paymentStatus]).toEqual(['CONFIRMED', 'NOT_PAID'])
    expect(await historyOf(club.shop, club.member)).toEqual(['GRANT 1', 'SPEND -1'])
  })
})

describe('credits of classes and courses', () => {
  it('are taken once for a course, however many sessions it has', async () => {
    const club = await aGroupWithPass('COURSE')
    for (const day of [2, 3]) {
      const startDate = new Date(clock.now() + day * 86_400_000).toISOString()
      await createSession(club, club.group, { startDate, kind: 'COURSE' })
    }
    expect(expected(await bookHeld(club, club.member.client)).booking.paymentStatus).toBe('PAID')
    expect(await historyOf(club.shop, club.member)).toEqual(['GRANT 5', 'SPEND -1'])
  })

  it('are returned when the session is cancelled by the business', async () => {
    const club = await aGroupWithPass('CLASS')
    const { booking } = expected(await bookHeld(club, club.member.client, 2))
    const { session } = expected(await club.admin.get(`/v1/sessions/${club.scopeId}`))
    expected(await club.admin.post(`/v1/sessions/${club.scopeId}/cancel`, { revision: session.revision }))
    const query = { query: { filter: { id: booking.id } } }
    const { extendedBookings } = expected(await club.admin.post('/v2/extended-bookings/query', query))
    const after = extendedBookings[0].booking
    expect([after.status, after.paymentStatus]).toEqual(['CANCELED', 'REFUNDED'])
    expect(await remaining(club.shop, club.member)).toEqual([5])
  })

  it('pay for a class or an appointment, not both, when two race for the last one', async () => {
    const club = await aGroupWithPass('CLASS', 1)
    const { client } = club.member
    const { hold: seats } = expected(await holdSeats(client, club))
    const hour = await aHold(client, club, new Date(clock.now() + 2 * 86_400_000).toISOString())
    const send = (id: string) =>
      client.post(`/v1/holds/${id}/book`, { contactDetails: contactOf(club.member), ...byPlan })
    const answers = await Promise.all([seats.id, hour.id].map(send))
    expect(answers.map(readRefusal).sort()).toEqual(['200', '400 VALIDATION_FAILURE'])
    expect(await remaining(club.shop, club.member)).toEqual([0])
    expect(await historyOf(club.shop, club.member)).toEqual(['GRANT 1', 'SPEND -1'])
  })
})
