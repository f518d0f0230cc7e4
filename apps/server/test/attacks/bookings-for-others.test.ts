import { describe, expect, it } from 'vitest'
import { agreeWithCard, collect, feeCharges, feePolicy, mark } from '../bookings/support/fees.ts'
import { getBooking } from '../bookings/support/paying.ts'
import { aCheckout, bookingLine } from '../checkouts/support/baskets.ts'
import { aMonthlyMember, anHour, type PassClub } from '../credits/support/booked-order.ts'
import { byPlan, remaining } from '../credits/support/credits.ts'
import { asMember } from '../members/club.ts'
import { aPayingMember, sandboxBalance, useSandbox } from '../payments/support/payments.ts'
import { aClient, type Client, expected, readRefusal, type Studio } from '../support/factories.ts'
import { aGroup } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'
import { anEmail, aVerifiedMember } from './members.ts'

const begin = '2026-06-10T09:00:00Z'
const test = await createTestApp({ now: begin })
const { app, clock } = test

const sayNumber = async (client: Client, studio: Studio, id: string, totalParticipants: number) => {
  const { revision } = await getBooking(studio, id)
  return client.post(`/v2/bookings/${id}/update_number_of_participants`, { revision, totalParticipants })
}

describe('a guest whose address a member typed in a booking that their plan pays for', () => {
  /** One credit is used of eight. `status`: how far the booking is. */
  async function aGuest(status: 'CREATED' | 'CONFIRMED' = 'CONFIRMED') {
    clock.set(begin)
    const club = await aMonthlyMember(test, { creditsPerCycle: 8 })
    const email = anEmail('guest')
    const guest = await aVerifiedMember(test, club.siteId, email)
    const hour = await anHour(club, '2026-06-25T09:00:00.000Z')
    const client = await asMember(club.shop, club.member.id)
    const contactDetails = { firstName: 'Ben', lastName: 'Weiss', email }
    const made = { ...byPlan, bookedEntity: hour.entity, contactDetails, totalParticipants: 1 }
    const { id } = expected(await client.post('/v2/bookings', { booking: made })).booking
    if (status === 'CONFIRMED') expected(await club.admin.post(`/v2/bookings/${id}/confirm`, { revision: '1' }))
    return { club, client, guest, id: id as string }
  }

  const creditsOf = ({ shop, member }: PassClub) => remaining(shop, member)

  it('adds nobody with the credits of that member, who still can', async () => {
    const { club, client, guest, id } = await aGuest()
    expect(readRefusal(await sayNumber(guest, club, id, 7))).toBe('428 PRICE_CHANGE_NOT_ALLOWED')
    expect(await creditsOf(club)).toEqual([7])
    expect(await getBooking(club, id)).toMatchObject({ totalParticipants: 1 })
    expected(await sayNumber(client, club, id, 3))
    expect(await creditsOf(club)).toEqual([5])
  })

  it.each(['account', 'link'])(
    'moves it by %s, but into no cycle that costs that member another credit',
    async (way) => {
      const { club, guest, id } = await aGuest()
      const [same, next] = [
        await anHour(club, '2026-06-26T09:00:00.000Z'),
        await anHour(club, '2026-07-15T09:00:00.000Z'),
      ]
      const { token } = expected(await club.admin.get(`/v1/anonymous-bookings/${id}/token`))
      const move = async ({ scopeId }: PassClub) => {
        const sent = { revision: (await getBooking(club, id)).revision, slot: { eventId: scopeId } }
        return way === 'account'
          ? guest.post(`/v2/bookings/${id}/reschedule`, sent)
          : aClient(app, {}).post(`/v1/anonymous-bookings/${token}/reschedule`, sent)
      }
      expected(await move(same))
      expect(await creditsOf(club)).toEqual([7])
      expect(readRefusal(await move(next))).toBe('428 PRICE_CHANGE_NOT_ALLOWED')
      expect(await creditsOf(club)).toEqual([7])
    },
  )

  it('does not check it out with the plan of that member', async () => {
    const { club, guest, id } = await aGuest('CREATED')
    const { id: checkoutId } = await aCheckout(guest, [bookingLine(id)])
    const refused = await guest.post(`/v1/checkouts/${checkoutId}/create-order`)
    expect(readRefusal(refused)).toBe('400 VALIDATION_FAILURE')
    expect(JSON.stringify(refused.body)).toContain('is the plan of somebody else')
    expect(await creditsOf(club)).toEqual([8])
    expect(await getBooking(club, id)).toMatchObject({ status: 'CREATED' })
  })
})

describe('a guest whose address a member typed in a booking with fees', () => {
  /** Half of 20 euros for those who don’t come, to the card of the member. */
  async function aGuest() {
    clock.set(begin)
    const cancellationWindows = [{ startInMinutes: 60, percentage: '50' }]
    const policy = { ...feePolicy, cancellationFeePolicy: { enabled: true, cancellationWindows } }
    const options = { price: '20', policy, startDate: '2026-06-10T10:00:00.000Z' }
    const group = await aGroup(app, test.context, 'CLASS', options)
    await useSandbox(group)
    const { client } = await aPayingMember(group)
    const email = anEmail('guest')
    const guest = await aVerifiedMember(test, group.siteId, email)
    const contactDetails = { firstName: 'Ben', lastName: 'Weiss', email }
    const booking = { bookedEntity: group.entity, contactDetails, totalParticipants: 1 }
    const { id } = expected(await client.post('/v2/bookings', { booking })).booking
    expected(await group.admin.post(`/v2/bookings/${id}/confirm`, { revision: '1' }))
    await agreeWithCard(client, id)
    return { group, client, guest, id: id as string }
  }

  const miss = async (group: Studio, id: string) => {
    clock.set('2026-06-10T10:30:00Z')
    expected(await mark(group, id, 'NOT_ATTENDED'))
    await collect(test)
  }

  it('adds people, whose part of the fee the card of that member does not pay', async () => {
    const { group, guest, id } = await aGuest()
    expected(await sayNumber(guest, group, id, 7))
    await miss(group, id)
    expect(await sandboxBalance(group)).toBe(1000)
    const fees = (await feeCharges(group, id)).filter(
      ({ subjectType }: { subjectType: string }) => subjectType === 'NO_SHOW_FEE',
    )
    expect(fees).toMatchObject([{ total: '70.00', paid: '10.00', due: '60.00' }])
  })

  it('raises it no more than the business does, and that member does', async () => {
    const { group, client, id } = await aGuest()
    expected(await sayNumber(client, group, id, 2))
    expected(await sayNumber(group.admin, group, id, 7))
    await miss(group, id)
    expect(await sandboxBalance(group)).toBe(2000)
  })
})
