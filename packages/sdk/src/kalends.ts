import {
  type Args,
  type Client,
  type ClientOptions,
  createClient,
  type InputOf,
  type Method,
  mapOperations,
  type Noun,
  type OutputOf,
} from './calls/client.ts'
import { type Datable, type Dated, parseDates } from './calls/parse-dates.ts'
import { globalFetch } from './calls/send.ts'
import { clientError } from './errors/kalends-error.ts'
import type { Operations } from './generated/operations.ts'
import { SignIn } from './sign-in/sign-in.ts'
import type { Auth } from './tokens/auth.ts'
import { memoryStore, type TokenStore } from './tokens/token-store.ts'
import { visitorAuth } from './tokens/visitor-auth.ts'

/** A client whose outputs have dates: `(await kalends.bookings.getBooking({ id })).booking.startDate.getTime()`. */
export type DatedClient = {
  readonly [N in Noun]: {
    readonly [Id in keyof Operations[N]]: (...args: Args<Datable<InputOf<N, Id>>>) => Promise<Dated<OutputOf<N, Id>>>
  }
}

/** Options of a front end's client. */
export interface KalendsOptions extends Omit<ClientOptions, 'auth'> {
  /** Id of the connected app, as in the dashboard's list of API access. */
  readonly clientId: string
  /** Where tokens are kept between calls: `memoryStore()` if unset. On a server, one for each request. */
  readonly store?: TokenStore
  /** An API key for `elevate()`. On servers only. */
  readonly apiKey?: string
  readonly now?: () => number
}

/** The API for one visitor or member, with their sign-in. */
export type Kalends = DatedClient & {
  /** Signs visitors up and in, and members out. */
  readonly auth: Pick<SignIn, keyof SignIn>
  /**
   * Returns a client that acts for the same visitor with the rights of the API key. Without an API key, its operations
   * fail with code `ELEVATION_UNAVAILABLE`.
   */
  elevate(): DatedClient
}

/**
 * Creates the client of a front end. It calls the API as a visitor, and as a member once someone has signed in. Holds
 * no state outside the returned object.
 */
export function createKalends(options: KalendsOptions): Kalends {
  const { apiUrl, clientId, apiKey, store = memoryStore(), fetch = globalFetch, now = Date.now } = options
  const auth = visitorAuth({ clientId, store, now })
  const as = (someone: Auth): Client => createClient({ ...options, auth: someone })
  const client = as(auth)
  const anonymous = createClient(options)
  const signIn = new SignIn({ client, anonymous, auth, clientId, apiUrl, fetch, now })
  return Object.assign(withDates(client), {
    auth: signIn,
    elevate: () => withDates(apiKey === undefined ? withoutRights() : as(elevated(auth, apiKey))),
  })
}

/** Adds the rights of an API key to those of a visitor. */
function elevated(auth: Auth, apiKey: string): Auth {
  return {
    headers: async (send, apiUrl) => {
      const { authorization } = await auth.headers(send, apiUrl)
      return { authorization: `${authorization},${apiKey}` }
    },
  }
}

function withoutRights(): Client {
  const refuse: Method = async () => {
    throw clientError(
      'ELEVATION_UNAVAILABLE',
      'This operation needs elevated rights: create the client with an API key.',
    )
  }
  return mapOperations(() => refuse) as unknown as Client
}

function withDates(client: Client): DatedClient {
  const methods = client as unknown as Record<string, Record<string, Method>>
  return mapOperations((id, _, noun) => async (input, options) => {
    return parseDates(id, await methods[noun]?.[id]?.(input, options))
  }) as unknown as DatedClient
}
