import { DAY, HOUR } from '@kalends/availability'
import { agreedText } from '../../../bookings/support/fees.ts'
import { bookingLine, planLine } from '../../../checkouts/support/baskets.ts'
import type { TestCardName } from '../../../support/fake-stripe/cards.ts'
import type { Offer } from '../town.ts'
import type { Caller, Walk } from '../walk.ts'
import { bookingsOf, sessionsOf } from './rows.ts'

const live = ['CREATED', 'PENDING', 'CONFIRMED'] as const
const told = { participantNotification: { notifyParticipants: true } }

/** A whole hour of the next days, in which the business may be free. */
function anHour(walk: Walk): { startDate: string; endDate: string } {
  const midnight = Math.floor(walk.now() / DAY) * DAY
  const start = midnight + (walk.random.below(4) * 24 + 7 + walk.random.below(9)) * HOUR
  return { startDate: new Date(start).toISOString(), endDate: new Date(start + HOUR).toISOString() }
}

/** Sometimes somebody types the address of somebody else. */
function contactDetails({ random, town }: Walk, { member }: Caller) {
  const guest = `guest-${random.below(4)}@customer.example`
  const email = member?.email ?? (random.isOneIn(6) ? (town.members[0]?.email ?? guest) : guest)
  return { firstName: 'Ada', lastName: 'Lovelace', email }
}

/** What is booked, in the words of a hold and of a booking. */
async function aRequest(walk: Walk, { kind, service }: Offer) {
  const { random, town } = walk
  const { id: serviceId, scheduleId } = service
  const timezone = 'Europe/Berlin'
  if (kind === 'APPOINTMENT') {
    const resource = { id: random.pick(town.staffIds) ?? '' }
    const hour = anHour(walk)
    const slot = { serviceId, timezone, ...hour, resourceId: resource.id }
    const location = { id: town.locationId, locationType: 'OWNER_BUSINESS' }
    return { slot, entity: { slot: { serviceId, scheduleId, timezone, ...hour, resource, location } }, people: 1 }
  }
  const people = 1 + random.below(3)
  if (kind === 'COURSE') {
    return {
      slot: { serviceId, timezone, scheduleId, totalParticipants: people },
      entity: { schedule: { scheduleId } },
      people,
    }
  }
  const session = walk.one((await sessionsOf(walk, walk.now(), serviceId)) as { id: string }[])
  if (!session) return undefined
  const eventId = session.id
  return { slot: { serviceId, timezone, eventId, totalParticipants: people }, entity: { slot: { eventId } }, people }
}

/** Somebody holds a time or seats, and books them. */
export async function bookByHold(walk: Walk): Promise<void> {
  const { random, town } = walk
  const who = await walk.customer()
  const offer = random.pick(town.offers)
  const requested = offer && (await aRequest(walk, offer))
  if (!requested) return
  const held = await walk.call(who, 'post', '/v1/holds', { slot: requested.slot })
  if (held.status !== 200 || random.isOneIn(8)) return
  const { id } = held.body.hold
  if (random.isOneIn(12)) return void (await walk.call(who, 'delete', `/v1/holds/${id}`))
  const selectedPaymentOption = random.pick(offer.options)
  const sent = { contactDetails: contactDetails(walk, who), selectedPaymentOption }
  const booked = await walk.call(who, 'post', `/v1/holds/${id}/book`, sent)
  if (booked.status !== 200 || !booked.body.payment?.charge) return
  const { charge, dueNow } = booked.body.payment
  if (!random.isOneIn(5)) return payCharge(walk, who, charge.id, dueNow)
  // Who leaves the card page may pay in another way.
  const other = { ...sent, selectedPaymentOption: offer.options.at(-1) }
  if (random.isOneIn(2)) await walk.call(who, 'post', `/v1/holds/${id}/book`, other)
}

/** A front end or the desk books without a hold. */
export async function bookDirectly(walk: Walk): Promise<void> {
  const { random, town } = walk
  const who = random.isOneIn(3) ? walk.desk() : await walk.customer()
  const offer = random.pick(town.offers)
  const requested = offer && (await aRequest(walk, offer))
  if (!requested) return
  const booking = {
    bookedEntity: requested.entity,
    contactDetails: contactDetails(walk, who),
    totalParticipants: requested.people,
    ...(random.isOneIn(4) ? {} : { selectedPaymentOption: random.pick(offer.options) }),
  }
  const answer = await walk.call(who, 'post', '/v2/bookings', { booking, ...told })
  if (answer.status !== 200 || answer.body.booking.status !== 'CREATED' || random.isOneIn(3)) return
  const { id, revision } = answer.body.booking
  if (random.isOneIn(2))
    return void (await walk.call(walk.desk(), 'post', `/v2/bookings/${id}/confirm`, { revision, ...told }))
  const lines = [bookingLine(id), ...(random.isOneIn(5) ? [planLine(town.planIds[2] ?? '')] : [])]
  await payBasket(walk, who, lines)
}

/** Bookings and plans are put into a checkout and paid, or not. */
async function payBasket(walk: Walk, who: Caller, lineItems: object[]): Promise<void> {
  const { random } = walk
  const made = await walk.call(who, 'post', '/v1/checkouts', { channelType: 'WEB', lineItems })
  if (made.status !== 200) return
  const { id } = made.body.checkout
  if (random.isOneIn(4))
    await walk.call(who, 'patch', `/v1/checkouts/${id}`, { checkout: { id }, couponCode: 'SPRING' })
  const shown = await walk.call(who, 'get', `/v1/checkouts/${id}`)
  const total = shown.body.checkout?.priceSummary?.total?.amount ?? '0'
  const answer = await walk.call(who, 'post', `/v1/checkouts/${id}/pay`, { total, returnUrl: '/account' })
  enterCard(walk, answer.body?.progress?.stripe?.clientSecret)
}

export async function buyBasket(walk: Walk): Promise<void> {
  const { random, town } = walk
  const who = await walk.customer()
  const own = (await bookingsOf(walk, ['CREATED'])).filter(({ created_by_id: by }) => by === who.member?.id)
  const lines = own.slice(-2).map(({ id }) => bookingLine(id))
  if (lines.length === 0 || random.isOneIn(3)) lines.push(planLine(random.pick(town.planIds) ?? ''))
  await payBasket(walk, who, lines)
}

const cards: TestCardName[] = ['visa', 'visa', 'visa', 'declined', 'challenge', 'declinesLater', 'late']

/** Types a card into Stripe's fields. */
export function enterCard({ random, town: { fakeStripe } }: Walk, clientSecret: string | undefined): void {
  if (!clientSecret || random.isOneIn(6)) return
  const { account } = fakeStripe
  const status = account.pay(clientSecret, random.pick(cards) ?? 'visa')
  if (status === 'requires_action' && !random.isOneIn(3)) account.answerChallenge(clientSecret, !random.isOneIn(4))
}

export async function payCharge(walk: Walk, who: Caller, chargeId: string, amount?: string): Promise<void> {
  const sent = {
    chargeId,
    returnUrl: '/account',
    idempotencyKey: `walk-${walk.random.below(1e9)}`,
    saveMethod: walk.random.isOneIn(2),
  }
  const answer = await walk.call(who, 'post', '/v1/payments/start', { ...sent, ...(amount ? { amount } : {}) })
  enterCard(walk, answer.body?.progress?.stripe?.clientSecret)
  if (!walk.random.isOneIn(3)) await walk.deliverSome()
}

export async function cancel(walk: Walk): Promise<void> {
  const booking = walk.one(await bookingsOf(walk, live))
  if (!booking) return
  const who = await walk.ownerOf(booking)
  const sent = { revision: String(booking.revision) }
  const isDesk = who.name === 'desk'
  const flow = isDesk ? { flowControlSettings: { withRefund: walk.random.isOneIn(2) }, ...told } : {}
  const answer = await walk.call(who, 'post', `/v2/bookings/${booking.id}/cancel`, { ...sent, ...flow })
  if (answer.status !== 200 || !isDesk || !walk.random.isOneIn(4)) return
  await walk.call(who, 'post', `/v1/bookings/${booking.id}/undo`, { revision: answer.body.booking.revision })
}

/** By the link of the confirmation. */
export async function cancelByLink(walk: Walk): Promise<void> {
  const booking = walk.one(await bookingsOf(walk, ['CONFIRMED', 'PENDING']))
  if (!booking) return
  const made = await walk.call(walk.desk(), 'get', `/v1/anonymous-bookings/${booking.id}/token`)
  const { token } = made.body
  if (!token) return
  const anyone = { name: 'link', client: (await walk.town.visitors[0]?.client()) ?? walk.town.admin }
  await walk.call(anyone, 'post', `/v1/anonymous-bookings/${token}/cancel`, { revision: String(booking.revision) })
}

export async function answerRequest(walk: Walk): Promise<void> {
  const booking = walk.one(await bookingsOf(walk, ['PENDING']))
  if (!booking) return
  const way = walk.random.isOneIn(3) ? 'decline' : 'confirm'
  await walk.call(walk.desk(), 'post', `/v2/bookings/${booking.id}/${way}`, {
    revision: String(booking.revision),
    ...told,
  })
}

export async function reschedule(walk: Walk): Promise<void> {
  const booking = walk.one(await bookingsOf(walk, live))
  const offer = walk.town.offers.find(({ service }) => service.id === booking?.service_id)
  const requested = booking && offer && offer.kind !== 'COURSE' ? await aRequest(walk, offer) : undefined
  if (!booking || !requested) return
  const who = await walk.ownerOf(booking)
  const sent = { revision: String(booking.revision), slot: (requested.entity as { slot: object }).slot }
  await walk.call(who, 'post', `/v2/bookings/${booking.id}/reschedule`, {
    ...sent,
    ...(who.name === 'desk' ? told : {}),
  })
}

export async function changePeople(walk: Walk): Promise<void> {
  const bookings = (await bookingsOf(walk, live)).filter(({ tag }) => tag !== 'INDIVIDUAL')
  const booking = walk.one(bookings)
  if (!booking) return
  const who = await walk.ownerOf(booking)
  const sent = { revision: String(booking.revision), totalParticipants: 1 + walk.random.below(4) }
  await walk.call(who, 'post', `/v2/bookings/${booking.id}/update_number_of_participants`, sent)
}

/** Somebody came, or did not, which may cost a fee. */
export async function markAttendance(walk: Walk): Promise<void> {
  const past = (await bookingsOf(walk, ['CONFIRMED'])).filter(({ starts_at }) => Date.parse(starts_at) < walk.now())
  const booking = walk.one(past)
  if (!booking) return
  const status = walk.random.isOneIn(2) ? 'NOT_ATTENDED' : 'ATTENDED'
  await walk.call(walk.desk(), 'post', '/v2/attendance/set', { attendance: { bookingId: booking.id, status } })
}

export async function agreeToFees(walk: Walk): Promise<void> {
  const facial = walk.town.offers[1]?.service.id
  const bookings = (await bookingsOf(walk, ['CONFIRMED'])).filter(({ service_id }) => service_id === facial)
  const booking = walk.one(bookings)
  if (!booking) return
  const who = await walk.ownerOf(booking)
  const idempotencyKey = `walk-${walk.random.below(1e9)}`
  const sent = { text: agreedText, returnUrl: '/account', idempotencyKey }
  const answer = await walk.call(who, 'post', `/v1/bookings/${booking.id}/fee-agreement`, sent)
  const clientSecret = answer.body?.setup?.stripe?.clientSecret
  if (clientSecret) walk.town.fakeStripe.account.saveCard(clientSecret, 'visa')
}
