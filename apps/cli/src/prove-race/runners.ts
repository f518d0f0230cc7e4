import type { Told, Way } from './judge.ts'
import type { RaceClient } from './race-client.ts'
import type { Target } from './target.ts'

/** Makes one client ready, on its own connection, and answers what it does when the race begins. */
type Runner = (client: RaceClient, target: Target, number: number) => Promise<() => Promise<Told>>

const hold: Runner = async (client, { siteId, holdSlot }) => {
  const told = await client.call('/oauth2/token', { grantType: 'anonymous', clientId: siteId })
  const authorization = (told.body as { access_token?: string }).access_token ?? refused('a visitor’s token', told)
  return () => client.call('/v1/holds', { slot: holdSlot }, { authorization })
}

const createConfirmed: Runner = async (client, { apiKey, entity }, number) => {
  const told = await client.call('/health')
  if (told.status !== 200) refused('the server', told)
  const payload = bookingOf(entity, number, { status: 'CONFIRMED' })
  return () => client.call('/v2/bookings', payload, { authorization: apiKey })
}

const confirmOrDecline: Runner = async (client, { apiKey, entity }, number) => {
  const headers = { authorization: apiKey }
  const told = await client.call('/v2/bookings', bookingOf(entity, number, {}), headers)
  const id = (told.body as { booking?: { id?: string } }).booking?.id ?? refused('a created booking', told)
  return () => client.call(`/v2/confirmation/${id}:confirmOrDecline`, { paymentStatus: 'NOT_PAID' }, headers)
}

export const runners: Record<Way, Runner> = {
  hold,
  'create-confirmed': createConfirmed,
  'confirm-or-decline': confirmOrDecline,
}

function bookingOf(bookedEntity: Target['entity'], number: number, more: object) {
  const contactDetails = { firstName: `Client ${number}`, email: `client-${number}@race.example` }
  return { booking: { bookedEntity, contactDetails, totalParticipants: 1, ...more } }
}

function refused(what: string, told: Told): never {
  throw new Error(`The race could not begin: ${what} was refused with ${told.status} ${JSON.stringify(told.body)}`)
}
