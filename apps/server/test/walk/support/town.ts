import { findLocations } from '../../../src/features/business/index.ts'
import { insertMember } from '../../../src/features/members/index.ts'
import { feePolicy } from '../../bookings/support/fees.ts'
import { asMember } from '../../members/club.ts'
import { eur, forever, monthly, tenDays } from '../../orders/support/shop.ts'
import { keysOf, saveSettings, useFakeStripe } from '../../payments/support/stripe.ts'
import { aSite } from '../../support/a-site.ts'
import {
  aClient,
  anAdmin,
  aService,
  aStaffMember,
  type Client,
  expected,
  type Service,
  type ServiceOptions,
} from '../../support/factories.ts'
import type { FakeStripe } from '../../support/fake-stripe/index.ts'
import { generousLimits } from '../../support/generous-limits.ts'
import type { TestApp } from '../../support/index.ts'

/** What the walk books: one service of each kind, and how it can be paid for. */
export type Offer = { service: Service; kind: 'APPOINTMENT' | 'CLASS' | 'COURSE'; options: readonly string[] }

/** A business with everything a customer can buy, paid through a fake Stripe. */
export type Town = {
  test: TestApp
  siteId: string
  locationId: string
  fakeStripe: FakeStripe
  admin: Client
  staffIds: string[]
  offers: Offer[]
  planIds: string[]
  couponId: string
  members: Person[]
  visitors: Visitor[]
}

export type Person = { id: string; email: string; contactId: string; client(): Promise<Client> }
export type Visitor = { client(): Promise<Client> }

const start = '2026-06-01T07:00:00Z'
const policy = {
  participantsPolicy: { maxParticipantsPerBooking: 4 },
  cancellationPolicy: { enabled: true, limitLatestCancellation: true, latestCancellationInMinutes: 120 },
  reschedulePolicy: { enabled: true },
}
const paid = (value: string, options: object) => ({
  rateType: 'FIXED',
  fixed: { price: eur(value) },
  options: { online: false, inPerson: false, deposit: false, pricingPlan: false, ...options },
})

export async function aTown(test: TestApp): Promise<Town> {
  const { app, context, clock, db } = test
  clock.set(start)
  const fakeStripe = await useFakeStripe(test)
  const siteId = await aSite(context, { name: 'Small town' })
  await db.updateTable('sites').set(generousLimits).where('id', '=', siteId).execute()
  const admin = await anAdmin(app, context, siteId)
  expected(await saveSettings(admin, { provider: 'STRIPE', stripe: keysOf(fakeStripe) }))
  const staffIds = [await aStaffMember(context, siteId), await aStaffMember(context, siteId, { name: 'Marco Conti' })]
  const make = async (kind: Offer['kind'], payment: object, more: ServiceOptions = {}): Promise<Service> => {
    const people = kind === 'APPOINTMENT' ? staffIds : []
    const service = await aService(context, siteId, people, { price: '10', policy, ...more, type: kind })
    const row = { payment: JSON.stringify(payment) }
    await db.updateTable('services').set(row).where('id', '=', service.id).execute()
    return service
  }
  const all = { online: true, inPerson: true, pricingPlan: true }
  const offers: Offer[] = [
    offer('APPOINTMENT', await make('APPOINTMENT', paid('80', all)), ['ONLINE', 'OFFLINE', 'MEMBERSHIP']),
    offer(
      'APPOINTMENT',
      await make('APPOINTMENT', paid('60', { inPerson: true }), {
        name: 'Facial',
        policy: { ...policy, ...feePolicy },
      }),
      ['OFFLINE'],
    ),
    offer(
      'APPOINTMENT',
      await make('APPOINTMENT', paid('30', { inPerson: true }), { name: 'Advice', approval: true }),
      ['OFFLINE'],
    ),
    offer('CLASS', await make('CLASS', paid('20', all), { name: 'Yoga' }), ['ONLINE', 'OFFLINE', 'MEMBERSHIP']),
    offer('CLASS', await make('CLASS', paid('20', { pricingPlan: true }), { name: 'Ashtanga' }), ['MEMBERSHIP']),
    offer('COURSE', await make('COURSE', paid('120', all), { name: 'Pottery' }), ['ONLINE', 'OFFLINE']),
  ]
  const planIds = await somePlans(admin, offers)
  const coupon = { code: 'SPRING', name: 'Spring', discountType: 'PERCENT', percent: '10' }
  const couponId = expected(await admin.post('/v1/coupons', { coupon })).coupon.id
  const [location] = await findLocations(db, siteId)
  const locationId = location?.id ?? ''
  const offered = { staffIds, offers, planIds, couponId }
  const town: Town = { test, siteId, locationId, fakeStripe, admin, ...offered, members: [], visitors: [] }
  for (const name of ['clara', 'daniel', 'elif']) town.members.push(await aPerson(town, name))
  town.visitors.push(aVisitor(town, '10.0.0.1'), aVisitor(town, '10.0.0.2'))
  for (const [index, offer] of offers.filter(({ kind }) => kind !== 'APPOINTMENT').entries())
    for (const day of ['03', '05', '08']) expected(await addSession(town, offer, `2026-06-${day}T${17 + index}:00:00`))
  return town
}

const offer = (kind: Offer['kind'], service: Service, options: readonly string[]): Offer => ({ kind, service, options })

/** A subscription and two passes, which pay for everything that plans may pay for. */
async function somePlans(admin: Client, offers: readonly Offer[]): Promise<string[]> {
  const pricings = [monthly(), { ...monthly(6, '30'), freeTrialDays: 7 }, tenDays(), forever()]
  const ids: string[] = []
  for (const [index, pricing] of pricings.entries()) {
    const { plan } = expected(
      await admin.post('/v2/plans', { plan: { name: `Plan ${index}`, pricing, buyerCanCancel: true } }),
    )
    const benefit = { creditsPerCycle: index === 3 ? null : 3 + index, serviceIds: [], rollsOver: index === 0 }
    expected(await admin.put(`/v1/plans/${plan.id}/benefit`, { benefit }))
    ids.push(plan.id)
  }
  for (const { service, options } of offers) {
    if (!options.includes('MEMBERSHIP')) continue
    expected(await admin.post(`/v2/services/${service.id}/pricing-plans/add`, { pricingPlanIds: ids }))
  }
  return ids
}

/** A course has its capacity as a whole. */
export async function addSession({ admin, staffIds }: Town, { kind, service }: Offer, localStartDate: string) {
  const session = { serviceId: service.id, localStartDate, durationMinutes: 60, resourceIds: [staffIds[1]] }
  return admin.post('/v1/sessions', { session: kind === 'COURSE' ? session : { ...session, capacity: 6 } })
}

export async function aPerson(town: Town, name: string): Promise<Person> {
  const { test, siteId, admin } = town
  const email = `${name}@customer.example`
  const { id } = await test.context.transaction((tx) =>
    insertMember(tx, test.context, { siteId, loginEmail: email, isVerified: true }, undefined),
  )
  const { contact_id } = await test.db
    .selectFrom('members')
    .select('contact_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const club = { test, siteId, admin, visitor: admin }
  return { id, email, contactId: contact_id ?? '', client: () => asMember(club, id) }
}

/** A visitor who comes back with the token they have, as long as it is good. */
function aVisitor({ test: { app }, siteId }: Town, address: string): Visitor {
  let refreshToken: string | undefined
  return {
    client: async () => {
      const anyone = aClient(app, {}, address)
      const again = { grantType: 'refresh_token', refreshToken }
      const known = refreshToken ? await anyone.post('/oauth2/token', again) : undefined
      const { access_token, refresh_token } =
        known?.status === 200
          ? known.body
          : expected(await anyone.post('/oauth2/token', { grantType: 'anonymous', clientId: siteId }))
      refreshToken = refresh_token
      return aClient(app, { authorization: access_token }, address)
    },
  }
}
