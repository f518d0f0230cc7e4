import { randomUUID } from 'node:crypto'
import { type Business, bookingFor, slotsOf } from '../../support/a-business.ts'

/** What a client was told of a booking last: the server may not forget it, whatever happens to it. */
export type Acknowledged = { id: string; status: string; told: boolean }

/**
 * Clients that book without a pause, each with its own keys, and repeat every call until it is answered. Now and then
 * they hang up before the answer, as clients in a train do: then the server has done the work, or is at it.
 */
export type BookingStream = {
  acknowledged: Acknowledged[]
  /** Answers that a client should never get; empty when all is well. */
  faults: string[]
  /** Calls that got no answer, or one of ours gone wrong, and were repeated under their key. */
  retries(): number
  /** Ends when every client has got the answer to its last call. */
  stop(): Promise<void>
}

/** `addressOf` tells where the server is now; it moves when the server starts anew. */
export function startStream(business: Business, clients: number, addressOf: () => string): BookingStream {
  const state = { running: true, retries: 0, acknowledged: [] as Acknowledged[], faults: [] as string[] }
  const nextSlot = slotsOf(business, new Date(Date.now() + 7 * 24 * 3_600_000).toISOString().slice(0, 10))
  const post = (url: string, payload: object, authorization: string) =>
    untilAnswered(
      () => addressOf(),
      { url, payload, authorization },
      () => (state.retries += 1),
    )
  const client = async (number: number) => {
    const visitor = await post('/oauth2/token', { grantType: 'anonymous', clientId: business.siteId }, '')
    const journey = new Journey(business.key, String(visitor.body['access_token']), post)
    for (let turn = number; state.running; turn += 1) {
      try {
        const way = ways[turn % ways.length] as Way
        state.acknowledged.push(await way(journey, nextSlot()))
      } catch (error) {
        state.faults.push(String(error))
      }
    }
  }
  const all = Promise.all(Array.from({ length: clients }, (_, number) => client(number)))
  return {
    acknowledged: state.acknowledged,
    faults: state.faults,
    retries: () => state.retries,
    stop: async () => {
      state.running = false
      await all
    },
  }
}

type Slot = ReturnType<ReturnType<typeof slotsOf>>
type Answer = { status: number; body: Record<string, unknown> }
type Post = (url: string, payload: object, authorization: string) => Promise<Answer>
type Way = (journey: Journey, slot: Slot) => Promise<Acknowledged>
type Booking = { id: string; status: string; revision: string }

/** The calls of one booking; a refusal ends it, for every slot is asked for once. */
class Journey {
  readonly key: string
  readonly visitor: string
  readonly #post: Post
  constructor(key: string, visitor: string, post: Post) {
    this.key = key
    this.visitor = visitor
    this.#post = post
  }

  async call(url: string, payload: object, authorization: string): Promise<Record<string, unknown>> {
    const { status, body } = await this.#post(url, payload, authorization)
    if (status !== 200) throw new Error(`${url} was answered with ${status} ${JSON.stringify(body)}`)
    return body
  }

  async booking(url: string, payload: object, authorization: string): Promise<Booking> {
    return (await this.call(url, payload, authorization))['booking'] as Booking
  }
}

const email = () => `${randomUUID()}@customer.example`

const confirmedAtOnce: Way = async (journey, slot) => {
  const { booking } = bookingFor(slot, { email: email() })
  const made = await journey.booking('/v2/bookings', { booking: { ...booking, status: 'CONFIRMED' } }, journey.key)
  return { ...made, told: false }
}

const throughAHold: Way = async (journey, { serviceId, startDate, endDate, timezone, resource }) => {
  const slot = { serviceId, startDate, endDate, timezone, resourceId: resource.id }
  const { hold } = (await journey.call('/v1/holds', { slot }, journey.visitor)) as { hold: { id: string } }
  const contactDetails = { firstName: 'Ada', lastName: 'Lovelace', email: email() }
  const made = await journey.booking(`/v1/holds/${hold.id}/book`, { contactDetails }, journey.visitor)
  return { ...made, told: true }
}

const confirmedLater: Way = async (journey, slot) => {
  const { id } = await journey.booking('/v2/bookings', bookingFor(slot, { email: email() }), journey.visitor)
  const url = `/v2/confirmation/${id}:confirmOrDecline`
  return { ...(await journey.booking(url, { paymentStatus: 'PAID' }, journey.key)), told: false }
}

const canceledAgain: Way = async (journey, slot) => {
  const { id, revision } = await confirmedWithRevision(journey, slot)
  return { ...(await journey.booking(`/v2/bookings/${id}/cancel`, { revision }, journey.key)), told: false }
}

async function confirmedWithRevision(journey: Journey, slot: Slot): Promise<Booking> {
  const { booking } = bookingFor(slot, { email: email() })
  return journey.booking('/v2/bookings', { booking: { ...booking, status: 'CONFIRMED' } }, journey.key)
}

const ways: Way[] = [confirmedAtOnce, throughAHold, confirmedLater, canceledAgain]

/** The same call under the same key, again and again, until the server lives and has done it. */
async function untilAnswered(
  addressOf: () => string,
  { url, payload, authorization }: { url: string; payload: object; authorization: string },
  onRetry: () => void,
): Promise<Answer> {
  const headers = {
    ...{ 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    ...(authorization ? { authorization } : {}),
  }
  for (;;) {
    try {
      const answer = await fetch(`${addressOf()}${url}`, {
        ...{ method: 'POST', body: JSON.stringify(payload), headers },
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
