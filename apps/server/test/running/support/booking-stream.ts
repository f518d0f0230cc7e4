import { randomUUID } from 'node:crypto'
import { type Business, bookingFor, listSlots } from '../../support/a-business.ts'

/** The last confirmed state of a booking: the server must not lose it. */
export type Acknowledged = {
  id: string
  status: string
  startDate: string
  totalParticipants: number
  /** Kinds of the emails its customer should get. */
  messages: string[]
}

/**
 * Clients that book without a pause, each with its own keys, and repeat every call until it is answered. Now and then
 * they hang up before the answer, as clients in a train do: then the server has done the work, or is at it.
 */
export type BookingStream = {
  acknowledged: Acknowledged[]
  /** Holds that were let go, and the server said so. */
  released: string[]
  /** Answers that a client should never get; empty when all is well. */
  faults: string[]
  /** Calls that got no answer, or one of ours gone wrong, and were repeated under their key. */
  retries(): number
  /** Ends when every client has got the answer to its last call. */
  stop(): Promise<void>
}

/** What the stream books: times of the business's service, and seats of these class sessions. */
export type Stage = { business: Business; classService: { id: string; eventIds: [string, string] } }

/** `addressFor` tells where the server is now; it moves when the server restarts. */
export function startStream(
  { business, classService }: Stage,
  clients: number,
  addressFor: () => string,
): BookingStream {
  const state = { running: true, retries: 0 }
  const lists = { acknowledged: [] as Acknowledged[], released: [] as string[], faults: [] as string[] }
  const nextSlot = freeSlots(business)
  const onRetry = () => {
    state.retries += 1
  }
  const send: Send = (call) => untilAnswered(addressFor, call, onRetry)
  const client = async (number: number) => {
    const requested = { grantType: 'anonymous', clientId: business.siteId }
    const visitor = await send({ method: 'POST', url: '/oauth2/token', payload: requested, authorization: '' })
    const journey = new Journey(business.key, String(visitor.body['access_token']), send)
    for (let turn = number; state.running; turn += 1) {
      try {
        const way = ways[turn % ways.length] as Way
        const done = await way(journey, { nextSlot, classService })
        if (typeof done === 'string') lists.released.push(done)
        else lists.acknowledged.push(done)
      } catch (error) {
        lists.faults.push(String(error))
      }
    }
  }
  const all = Promise.all(Array.from({ length: clients }, (_, number) => client(number)))
  return {
    ...lists,
    retries: () => state.retries,
    stop: async () => {
      state.running = false
      await all
    },
  }
}

/**
 * Times of both people in turn, a week ahead and later: a long stream stays within what can be booked. They are never at
 * the same hour, so that every move is one in time.
 */
function freeSlots(business: Business): () => Slot {
  const dayIn = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10)
  const calendars = business.resourceIds.map((id, index) => ({ id, next: listSlots(business, dayIn(7 + index)) }))
  let turn = 0
  return () => {
    turn += 1
    const { id, next } = calendars[turn % calendars.length] as (typeof calendars)[number]
    return next(id)
  }
}

type Slot = ReturnType<ReturnType<typeof listSlots>>
type Locations = { nextSlot: () => Slot; classService: Stage['classService'] }
type Call = { method: 'POST' | 'DELETE'; url: string; payload?: object; authorization: string }
type Answer = { status: number; body: Record<string, unknown> }
type Send = (call: Call) => Promise<Answer>
/** Answers the booking as it was left, or the id of a hold that was let go. */
type Way = (journey: Journey, places: Locations) => Promise<Acknowledged | string>
type Booking = Omit<Acknowledged, 'messages'> & { revision: string }

/** The calls of one booking; a refusal fails it, because every time is requested once and there are seats for all. */
class Journey {
  readonly key: string
  readonly visitor: string
  readonly #send: Send
  constructor(key: string, visitor: string, send: Send) {
    this.key = key
    this.visitor = visitor
    this.#send = send
  }

  async call(url: string, payload: object, authorization: string): Promise<Record<string, unknown>> {
    return this.#answered({ method: 'POST', url, payload, authorization })
  }

  async booking(url: string, payload: object, authorization: string): Promise<Booking> {
    return (await this.call(url, payload, authorization))['booking'] as Booking
  }

  async hold(slot: object): Promise<string> {
    const { hold } = (await this.call('/v1/holds', { slot }, this.visitor)) as { hold: { id: string } }
    return hold.id
  }

  /** Whoever repeats this may hear that the hold is gone: then it was let go the first time. */
  async release(holdId: string): Promise<string> {
    const call = { method: 'DELETE', url: `/v1/holds/${holdId}`, authorization: this.visitor } as const
    const { status } = await this.#send(call)
    if (status !== 200 && status !== 404) throw new Error(`${call.url} was answered with ${status}`)
    return holdId
  }

  async #answered(call: Call): Promise<Record<string, unknown>> {
    const { status, body } = await this.#send(call)
    if (status !== 200) throw new Error(`${call.url} was answered with ${status} ${JSON.stringify(body)}`)
    return body
  }
}

const customer = () => ({ firstName: 'Ada', lastName: 'Lovelace', email: `${randomUUID()}@customer.example` })
const notified = (booking: Booking, ...messages: string[]): Acknowledged => ({ ...booking, messages })
const notifies = { participantNotification: { notifyParticipants: true } }

function confirmed(journey: Journey, slot: Slot): Promise<Booking> {
  const { booking } = bookingFor(slot, customer())
  return journey.booking('/v2/bookings', { booking: { ...booking, status: 'CONFIRMED' }, ...notifies }, journey.key)
}

function inClass(journey: Journey, eventId: string, totalParticipants: number): Promise<Booking> {
  const seats = { bookedEntity: { slot: { eventId } }, totalParticipants }
  const booking = { ...seats, contactDetails: customer(), status: 'CONFIRMED' }
  return journey.booking('/v2/bookings', { booking, ...notifies }, journey.key)
}

async function changed(journey: Journey, { id, revision }: Booking, change: string, payload: object): Promise<Booking> {
  return journey.booking(`/v2/bookings/${id}/${change}`, { revision, ...payload }, journey.key)
}

const ways: Way[] = [
  async function confirmedAtOnce(journey, { nextSlot }) {
    return notified(await confirmed(journey, nextSlot()), 'bookingConfirmed')
  },
  async function throughAHold(journey, { nextSlot }) {
    const { serviceId, startDate, endDate, timezone, resource } = nextSlot()
    const holdId = await journey.hold({ serviceId, startDate, endDate, timezone, resourceId: resource.id })
    const url = `/v1/holds/${holdId}/book`
    return notified(await journey.booking(url, { contactDetails: customer() }, journey.visitor), 'bookingConfirmed')
  },
  async function confirmedLater(journey, { nextSlot }) {
    const { id } = await journey.booking('/v2/bookings', bookingFor(nextSlot(), customer()), journey.visitor)
    const url = `/v2/confirmation/${id}:confirmOrDecline`
    return notified(await journey.booking(url, { paymentStatus: 'PAID' }, journey.key))
  },
  async function canceledAgain(journey, { nextSlot }) {
    const booking = await confirmed(journey, nextSlot())
    return notified(await changed(journey, booking, 'cancel', notifies), 'bookingConfirmed', 'bookingCanceled')
  },
  async function moved(journey, { nextSlot }) {
    const booking = await confirmed(journey, nextSlot())
    const { startDate, endDate, resource } = nextSlot()
    const to = { slot: { startDate, endDate, resource }, ...notifies }
    return notified(await changed(journey, booking, 'reschedule', to), 'bookingConfirmed', 'bookingMoved')
  },
  async function inAClass(journey, { classService }) {
    const booking = await inClass(journey, classService.eventIds[0], 2)
    const fewer = { totalParticipants: 1 }
    return notified(await changed(journey, booking, 'update_number_of_participants', fewer), 'bookingConfirmed')
  },
  async function seatsThroughAHold(journey, { classService: { id, eventIds } }) {
    const [eventId] = eventIds
    const holdId = await journey.hold({ serviceId: id, eventId, timezone: 'Europe/Berlin' })
    const url = `/v1/holds/${holdId}/book`
    return notified(await journey.booking(url, { contactDetails: customer() }, journey.visitor), 'bookingConfirmed')
  },
  async function movedBetweenClasses(journey, { classService: { eventIds } }) {
    const booking = await inClass(journey, eventIds[0], 3)
    const to = { slot: { eventId: eventIds[1] }, ...notifies }
    return notified(await changed(journey, booking, 'reschedule', to), 'bookingConfirmed', 'bookingMoved')
  },
  async function outOfTheClass(journey, { classService }) {
    const booking = await inClass(journey, classService.eventIds[1], 2)
    return notified(await changed(journey, booking, 'cancel', notifies), 'bookingConfirmed', 'bookingCanceled')
  },
  async function letGoAgain(journey, { nextSlot }) {
    const { serviceId, startDate, endDate, timezone, resource } = nextSlot()
    return journey.release(await journey.hold({ serviceId, startDate, endDate, timezone, resourceId: resource.id }))
  },
]

/** The same call under the same key, again and again, until the server lives and has done it. */
async function untilAnswered(
  addressFor: () => string,
  { method, url, payload, authorization }: Call,
  onRetry: () => void,
): Promise<Answer> {
  const headers = {
    ...(payload ? { 'content-type': 'application/json' } : {}),
    'idempotency-key': randomUUID(),
    ...(authorization ? { authorization } : {}),
  }
  for (;;) {
    try {
      const answer = await fetch(`${addressFor()}${url}`, {
        method,
        headers,
        ...(payload ? { body: JSON.stringify(payload) } : {}),
        signal: AbortSignal.timeout(Math.random() < 0.25 ? Math.random() * 40 : 15_000),
      })
      if (answer.status < 500) return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
      await answer.arrayBuffer()
    } catch {
      // No server, or it died in the middle of the answer.
    }
    onRetry()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
