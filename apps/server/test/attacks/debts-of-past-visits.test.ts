import { beforeEach, describe, expect, it } from 'vitest'
import { feeCharges } from '../bookings/support/fees.ts'
import { chargeOf, getBooking, sellOnline } from '../bookings/support/paying.ts'
import { aPass, aPassPlan, remaining } from '../credits/support/credits.ts'
import { aMember, aShop, type Shop } from '../orders/support/shop.ts'
import {
  type Answer,
  aBooking,
  aClient,
  aStudio,
  type Client,
  expected,
  readRefusal,
  type Studio,
  slotWith,
} from '../support/factories.ts'
import { aGroup, createSession, type Group, someSeats } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'

const now = '2026-06-01T07:00:00Z'
const at = '2026-06-02T09:00:00.000Z'
const after = '2026-06-02T15:00:00Z'
const coming = '2026-06-05T09:00:00.000Z'
const test = await createTestApp({ now })
const { app, context, clock } = test
beforeEach(() => clock.set(now))

const refused = '403 REFUND_NOT_ALLOWED'

async function aColleague(studio: Studio, role: 'staff' | 'receptionist'): Promise<Client> {
  const own = role === 'staff' ? { resourceIds: [studio.resourceId] } : {}
  const person = await aPerson(context, studio.siteId, { role, ...own })
  return aClient(app, (await signIn(app, person, studio.siteId)).headers)
}

async function change(client: Client, studio: Studio, id: string, path: string, body: object): Promise<Answer> {
  const { revision } = await getBooking(studio, id)
  return client.post(`/v2/bookings/${id}/${path}`, { revision, ...body })
}

const dueOf = async ({ admin }: Studio, id: string): Promise<string> => {
  const { balances } = expected(await admin.post('/v1/bookings/balances/list', { bookingIds: [id] }))
  return balances[0]?.amounts.due ?? '0.00'
}
const unpaidSum = async ({ admin }: Studio) =>
  expected(await admin.post('/v1/bookings/unpaid/sum', {})).totals.map(({ due }: { due: string }) => due)

/** An appointment of 80.00 that is paid at the visit and is over. */
async function aPastVisit(isCharged = false, approval = false) {
  const studio = await aStudio(app, context, { price: '80', approval })
  await sellOnline(studio, { options: { inPerson: true } })
  const { id } = await aBooking(studio.visitor, slotWith(studio, at), { selectedPaymentOption: 'OFFLINE' })
  expected(await studio.admin.post(`/v2/bookings/${id}/confirm`, { revision: '1' }))
  if (isCharged) expected(await studio.admin.post(`/v1/bookings/${id}/charge`, {}))
  clock.set(after)
  return { studio, id: id as string }
}

/** A class of 20.00 that three people came to, and that is over. */
async function aPastClass(isCharged = false): Promise<{ studio: Group; id: string }> {
  const studio = await aGroup(app, context, 'CLASS', { capacity: 8 })
  await sellOnline(studio, {
    serviceId: studio.group.id,
    fixed: { price: { value: '20', currency: 'EUR' } },
    options: { inPerson: true },
  })
  const { id } = await someSeats(studio.visitor, studio, { totalParticipants: 3, selectedPaymentOption: 'OFFLINE' })
  expected(await studio.admin.post(`/v2/bookings/${id}/confirm`, { revision: '1' }))
  if (isCharged) expected(await studio.admin.post(`/v1/bookings/${id}/charge`, {}))
  clock.set(after)
  return { studio, id }
}

/** The same class, paid with three of five credits. */
async function aPastClassByPlan() {
  const studio = await aGroup(app, context, 'CLASS', { capacity: 8, price: '20' })
  const { siteId, admin, visitor, group } = studio
  const shop: Shop = { ...(await aShop(test)), siteId, admin, visitor }
  await sellOnline(studio, { serviceId: group.id, options: { inPerson: true, pricingPlan: true } })
  const member = await aMember(shop)
  const planId = await aPassPlan(shop, { creditsPerCycle: 5 })
  expected(await admin.post(`/v2/services/${group.id}/pricing-plans/add`, { pricingPlanIds: [planId] }))
  await aPass(shop, member, planId)
  const contactDetails = { firstName: 'Clara', email: member.loginEmail }
  const wanted = { contactDetails, totalParticipants: 3, selectedPaymentOption: 'MEMBERSHIP' } as const
  const { id } = await someSeats(member.client, studio, wanted)
  expected(await admin.post(`/v2/bookings/${id}/confirm`, { revision: '1' }))
  clock.set(after)
  return { studio, id: id as string, left: () => remaining(shop, member) }
}

describe('a past visit that was to be paid at the visit, and is cancelled', () => {
  it.each([
    ['staff', false],
    ['staff', true],
    ['receptionist', false],
    ['receptionist', true],
  ] as const)('is owed as before: by %s, charged before: %s', async (role, isCharged) => {
    const { studio, id } = await aPastVisit(isCharged)
    expect(await unpaidSum(studio)).toEqual(['80.00'])
    expected(await change(await aColleague(studio, role), studio, id, 'cancel', {}))
    expect(await unpaidSum(studio)).toEqual(['80.00'])
    expect(await chargeOf(studio, id)).toMatchObject({ total: '80.00', due: '80.00', waived: '0.00' })
  })

  it.each([false, true])('is given up by who manages payments and says so, charged before: %s', async (isCharged) => {
    const { studio, id } = await aPastVisit(isCharged)
    const waive = { waiveCharges: true }
    expect(readRefusal(await change(await aColleague(studio, 'staff'), studio, id, 'cancel', waive))).toBe(refused)
    expect(await dueOf(studio, id)).toBe('80.00')
    expected(await change(await aColleague(studio, 'receptionist'), studio, id, 'cancel', waive))
    expect(await unpaidSum(studio)).toEqual([])
    expect(await chargeOf(studio, id)).toMatchObject({ due: '0.00', waived: '80.00' })
  })

  it('is owed as before when the cancellation is undone', async () => {
    const { studio, id } = await aPastVisit()
    for (const path of ['cancel', 'undo']) {
      const { revision } = await getBooking(studio, id)
      expected(await studio.admin.post(`/${path === 'undo' ? 'v1' : 'v2'}/bookings/${id}/${path}`, { revision }))
    }
    expect(await unpaidSum(studio)).toEqual(['80.00'])
  })

  it('is not owed when it was to come', async () => {
    const { studio, id } = await aPastVisit()
    clock.set(now)
    expected(await change(studio.admin, studio, id, 'cancel', {}))
    expect(await unpaidSum(studio)).toEqual([])
    expect(await feeCharges(studio, id)).toEqual([])
  })

  it('goes with its class only by who may give it up', async () => {
    const { studio, id } = await aPastClass()
    const url = `/v1/sessions/${studio.scopeId}/cancel`
    expect(readRefusal(await (await aColleague(studio, 'staff')).post(url, { revision: '1' }))).toBe(refused)
    expect(await dueOf(studio, id)).toBe('60.00')
    expected(await (await aColleague(studio, 'receptionist')).post(url, { revision: '1' }))
    expect(await chargeOf(studio, id)).toMatchObject({ due: '0.00', waived: '60.00' })
  })
})

describe('a past class of which fewer people are named', () => {
  const fewer = 'update_number_of_participants'

  it.each([false, true])('owes as much as before unless payments are managed, charged: %s', async (isCharged) => {
    const { studio, id } = await aPastClass(isCharged)
    const staff = await aColleague(studio, 'staff')
    expect(readRefusal(await change(staff, studio, id, fewer, { totalParticipants: 1 }))).toBe(refused)
    expect(await dueOf(studio, id)).toBe('60.00')
    expected(await change(await aColleague(studio, 'receptionist'), studio, id, fewer, { totalParticipants: 1 }))
    expect(await dueOf(studio, id)).toBe('20.00')
  })

  it('keeps its credits unless payments are managed', async () => {
    const { studio, id, left } = await aPastClassByPlan()
    expect(await left()).toEqual([2])
    const staff = await aColleague(studio, 'staff')
    expect(readRefusal(await change(staff, studio, id, fewer, { totalParticipants: 1 }))).toBe(refused)
    const url = `/v1/sessions/${studio.scopeId}/cancel`
    expect(readRefusal(await staff.post(url, { revision: '1' }))).toBe(refused)
    expect(await left()).toEqual([2])
    expected(await change(await aColleague(studio, 'receptionist'), studio, id, fewer, { totalParticipants: 1 }))
    expect(await left()).toEqual([4])
  })

  it('may come in smaller numbers before it begins', async () => {
    const { studio, id } = await aPastClass()
    clock.set(now)
    expected(await change(await aColleague(studio, 'staff'), studio, id, fewer, { totalParticipants: 1 }))
    expect(await dueOf(studio, id)).toBe('20.00')
  })
})

describe('a visit that is over', () => {
  it.each([
    ['that is owed', () => aPastClass(), '60.00'],
    ['that a plan paid', () => aPastClassByPlan(), '0.00'],
  ] as const)('and %s is not moved to come again by who may not give it up', async (_, visited, due) => {
    const { studio, id } = await visited()
    const eventId = await createSession(studio, studio.group, { startDate: coming })
    const move = { slot: { eventId } }
    expect(readRefusal(await change(await aColleague(studio, 'staff'), studio, id, 'reschedule', move))).toBe(refused)
    expected(await change(await aColleague(studio, 'receptionist'), studio, id, 'reschedule', move))
    expect(await dueOf(studio, id)).toBe(due)
  })

  it('is corrected to another time that is over', async () => {
    const { studio, id } = await aPastVisit()
    const slot = slotWith(studio, '2026-06-02T10:00:00.000Z')
    expected(await change(await aColleague(studio, 'staff'), studio, id, 'reschedule', { slot }))
    expect(await dueOf(studio, id)).toBe('80.00')
  })

  it('is no request by that, where the business confirms each', async () => {
    const { studio, id } = await aPastVisit(false, true)
    const slot = slotWith(studio, '2026-06-02T10:00:00.000Z')
    expected(await change(await aColleague(studio, 'staff'), studio, id, 'reschedule', { slot }))
    expect(await getBooking(studio, id)).toMatchObject({ status: 'CONFIRMED' })
    expect(await dueOf(studio, id)).toBe('80.00')
  })

  it('is no request by that in a class either', async () => {
    const { studio, id } = await aPastClass()
    const { admin, group } = studio
    const { service } = expected(await admin.get(`/v2/services/${group.id}`))
    const approved = {
      id: group.id,
      revision: service.revision,
      onlineBooking: { enabled: true, requireManualApproval: true },
    }
    expected(await admin.patch(`/v2/services/${group.id}`, { service: approved }))
    const move = async (startDate: string) => ({ slot: { eventId: await createSession(studio, group, { startDate }) } })
    const staff = await aColleague(studio, 'staff')
    expect(readRefusal(await change(staff, studio, id, 'reschedule', await move(coming)))).toBe(refused)
    expected(await change(staff, studio, id, 'reschedule', await move('2026-06-02T12:00:00.000Z')))
    expect(await getBooking(studio, id)).toMatchObject({ status: 'CONFIRMED' })
    expect(await dueOf(studio, id)).toBe('60.00')
  })

  it('is not brought to now, and from there to another day, by who may not give it up', async () => {
    const { studio, id } = await aPastVisit()
    const slot = slotWith(studio, '2026-06-02T14:30:00.000Z')
    expect(readRefusal(await change(await aColleague(studio, 'staff'), studio, id, 'reschedule', { slot }))).toBe(
      refused,
    )
    expected(await change(await aColleague(studio, 'receptionist'), studio, id, 'reschedule', { slot }))
  })
})
