import type { ClientAnswer, Way } from './judge.ts'
import type { RaceClient } from './race-client.ts'
import type { Target } from './target.ts'

/** Prepares one client on its own connection and returns the call it makes when the race starts. */
type Runner = (client: RaceClient, target: Target, number: number) => Promise<() => Promise<ClientAnswer>>

const hold: Runner = async (client, { siteId, holdSlot }) => {
  const answer = await client.call('/oauth2/token', { grantType: 'anonymous', clientId: siteId })
  const authorization =
    (answer.body as { access_token?: string }).access_token ?? refusalError('requesting a visitor token', answer)
  return () => client.call('/v1/holds', { slot: holdSlot }, { authorization })
}

const createConfirmed: Runner = async (client, { apiKey, entity }, number) => {
  const answer = await client.call('/health')
  if (answer.status !== 200) refusalError('the health check', answer)
  const payload = bookingRequest(entity, number, { status: 'CONFIRMED' })
  return () => client.call('/v2/bookings', payload, { authorization: apiKey })
}

const confirmOrDecline: Runner = async (client, { apiKey, entity }, number) => {
  const headers = { authorization: apiKey }
  const answer = await client.call('/v2/bookings', bookingRequest(entity, number, {}), headers)
  const id = (answer.body as { booking?: { id?: string } }).booking?.id ?? refusalError('creating a booking', answer)
  return () => client.call(`/v2/confirmation/${id}:confirmOrDecline`, { paymentStatus: 'NOT_PAID' }, headers)
}

export const runners: Record<Way, Runner> = {
  hold,
  'create-confirmed': createConfirmed,
  'confirm-or-decline': confirmOrDecline,
}

function bookingRequest(bookedEntity: Target['entity'], number: number, more: object) {
  const contactDetails = { firstName: `Client ${number}`, email: `client-${number}@race.example` }
  return { booking: { bookedEntity, contactDetails, totalParticipants: 1, ...more } }
}

function refusalError(what: string, answer: ClientAnswer): never {
  throw new Error(`The race could not start: ${what} failed with ${answer.status} ${JSON.stringify(answer.body)}`)
}
