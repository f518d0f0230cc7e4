import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import type { Clock } from '../../../src/clock.ts'
import { FakeAccount, type Message } from './account.ts'
import { type Call, readForm, refuseUnknown, type Sent } from './parameters.ts'
import { invalidRequest, StripeAnswer } from './stripe-error.ts'

/** Faults of the next calls that act; each is used up once. */
export type Fault =
  /** Stripe acts, but the answer never arrives. */
  | 'LOSE_ANSWER'
  /** The connection breaks before Stripe hears of the call. */
  | 'LOSE_CALL'
  /** Stripe fails before it acts. */
  | 'FAIL'
  | 'THROTTLE'

export type SignedMessage = { body: string; signature: string }

export type FakeStripe = {
  url: string
  account: FakeAccount
  publishableKey: string
  secretKey: string
  webhookSecret: string
  /** Rights of restricted keys: what they may not call. */
  restrictedKeys: Map<string, readonly string[]>
  faults: Fault[]
  /** Milliseconds before an answer is sent. */
  delayMs: number
  /** Calls that arrived, as `POST /v1/refunds`. */
  calls: string[]
  /** Signs the messages that were not taken yet, in order. They are delivered by the test: late, twice or in another order. */
  takeMessages(): SignedMessage[]
  sign(message: Message, options?: { secret?: string; at?: number }): SignedMessage
  close(): void
}

type Handler = { call: Call; answer: (account: FakeAccount, id: string, sent: Sent) => object }

const listOf = (data: Iterable<object>, url: string): object => ({
  object: 'list',
  url,
  has_more: false,
  data: [...data],
})

/** Refunds or disputes, the latest first, in pages. */
function page<T extends { id: string; payment_intent: string; created: number }>(
  all: Iterable<T>,
  { payment_intent: intent, created, limit, starting_after: after }: Sent,
  url: string,
): object {
  const since = Number(typeof created === 'object' ? created['gte'] : 0)
  const found = [...all]
    .filter((one) => (intent === undefined || one.payment_intent === intent) && one.created >= since)
    .reverse()
  const rest = found.slice(found.findIndex(({ id }) => id === after) + 1)
  const data = rest.slice(0, Number(limit ?? 10))
  return { object: 'list', url, has_more: rest.length > data.length, data }
}

/** Everything the fake Stripe can do; other paths do not exist. */
const routes: Record<string, Handler> = {
  'POST /v1/payment_intents': { call: 'createIntent', answer: (account, _, sent) => account.createIntent(sent) },
  'GET /v1/payment_intents': {
    call: 'listIntents',
    answer: ({ intents }) => listOf(intents.values(), '/v1/payment_intents'),
  },
  'GET /v1/payment_intents/search': { call: 'searchIntents', answer: searchIntents },
  'GET /v1/payment_intents/*': {
    call: 'retrieveIntent',
    answer: (account, id, sent) => account.show(account.intent(id), sent),
  },
  'POST /v1/payment_intents/*/cancel': {
    call: 'cancelIntent',
    answer: (account, id, sent) => account.cancelIntent(id, sent),
  },
  'POST /v1/setup_intents': { call: 'createSetup', answer: (account, _, sent) => account.createSetup(sent) },
  'GET /v1/setup_intents/*': {
    call: 'retrieveSetup',
    answer: (account, id, sent) => account.show(account.setup(id), sent),
  },
  'POST /v1/setup_intents/*/cancel': {
    call: 'cancelSetup',
    answer: (account, id, sent) => account.cancelSetup(id, sent),
  },
  'POST /v1/customers': { call: 'createCustomer', answer: (account, _, sent) => account.createCustomer(sent) },
  'GET /v1/customers': {
    call: 'listCustomers',
    answer: ({ customers }) => listOf(customers.values(), '/v1/customers'),
  },
  'GET /v1/customers/*': { call: 'retrieveCustomer', answer: (account, id) => account.customer(id) },
  'DELETE /v1/customers/*': {
    call: 'deleteCustomer',
    answer: (account, id) => {
      account.removeCustomer(id)
      return { id, object: 'customer', deleted: true }
    },
  },
  'GET /v1/payment_methods/*': { call: 'retrieveMethod', answer: (account, id) => account.method(id) },
  'POST /v1/payment_methods/*/detach': {
    call: 'detachMethod',
    answer: (account, id) => {
      const method = account.method(id)
      if (method.customer === null) throw invalidRequest('The payment method is not attached to a customer')
      method.customer = null
      return method
    },
  },
  'POST /v1/refunds': { call: 'createRefund', answer: (account, _, sent) => account.createRefund(sent) },
  'GET /v1/refunds': {
    call: 'listRefunds',
    answer: ({ refunds }, _, sent) => page(refunds.values(), sent, '/v1/refunds'),
  },
  'GET /v1/refunds/*': { call: 'retrieveRefund', answer: (account, id) => account.refund(id) },
  'GET /v1/disputes': {
    call: 'listDisputes',
    answer: ({ disputes }, _, sent) => page(disputes, sent, '/v1/disputes'),
  },
}

function searchIntents({ intents }: FakeAccount, _: string, { query }: Sent): object {
  const [, name = '', value] = /^metadata\['(\w+)'\]:'([\w-]+)'$/.exec(String(query)) ?? []
  const found = [...intents.values()].filter(({ metadata }) => metadata[name] === value)
  return { ...listOf(found, '/v1/payment_intents/search'), object: 'search_result' }
}

/**
 * A stand-in for Stripe's HTTP API, written from the library's types. It speaks the part that we use; what else is sent is
 * refused in Stripe's form.
 */
export async function startFakeStripe(clock: Clock): Promise<FakeStripe> {
  const account = new FakeAccount(clock)
  const stored = new Map<string, { request: string; status: number; body: string }>()
  const lost = new Map<string, Fault>()
  const fakeStripe: FakeStripe = {
    url: '',
    account,
    publishableKey: 'pk_test_doubledoubledouble',
    secretKey: 'sk_test_doubledoubledouble1234',
    webhookSecret: 'whsec_doubledoubledouble5678',
    restrictedKeys: new Map(),
    faults: [],
    delayMs: 0,
    calls: [],
    close: () => {
      server.closeAllConnections()
      server.close()
    },
    takeMessages: () => account.messages.splice(0).map((message) => fakeStripe.sign(message)),
    sign: ({ id, type, object }, { secret = fakeStripe.webhookSecret, at = clock.now() } = {}) => {
      const body = JSON.stringify({ id, object: 'event', type, livemode: false, data: { object } }, null, 2)
      const timestamp = Math.floor(at / 1000)
      return { body, signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }) }
    },
  }

  /** The library repeats a call whose connection broke once, at once: the repetition is lost as well. */
  function nextFault(key: string): Fault | undefined {
    const repeated = lost.get(key)
    lost.delete(key)
    if (repeated) return repeated
    const fault = fakeStripe.faults.shift()
    if (fault === 'LOSE_ANSWER' || fault === 'LOSE_CALL') lost.set(key, fault)
    return fault
  }

  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const text = await readBody(request)
    const { method = '', url = '' } = request
    const { pathname, search } = new URL(url, 'http://fake')
    fakeStripe.calls.push(`${method} ${pathname}`)
    const fault = method === 'GET' ? undefined : nextFault(String(request.headers['idempotency-key'] ?? url))
    if (fault === 'LOSE_CALL') return void request.socket.destroy()
    const made = fault === 'FAIL' || fault === 'THROTTLE' ? failing(fault) : act(request, pathname, search, text)
    if (fakeStripe.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, fakeStripe.delayMs))
    if (fault === 'LOSE_ANSWER') return void request.socket.destroy()
    reply.writeHead(made.status, { 'content-type': 'application/json', 'request-id': 'req_double' }).end(made.body)
  }

  function act(request: IncomingMessage, pathname: string, search: string, text: string) {
    try {
      const { handler, id, sent } = findHandler(request.method ?? '', pathname, search, text)
      authorize(request, pathname)
      refuseUnknown(handler.call, sent)
      const key = request.headers['idempotency-key']
      if (typeof key !== 'string' || request.method !== 'POST') return execute(handler, id, sent)
      const known = stored.get(key)
      const described = `${pathname} ${text}`
      if (known && known.request !== described) {
        const message =
          'Keys for idempotent requests can only be used with the same parameters they were first used with.'
        throw new StripeAnswer(400, { type: 'idempotency_error', message })
      }
      const made = known ?? { request: described, ...execute(handler, id, sent) }
      // Stripe stores what it executed, not what it refused to begin.
      if (made.status === 200 || made.status === 402) stored.set(key, made)
      return made
    } catch (error) {
      return toAnswer(error)
    }
  }

  const execute = (handler: Handler, id: string, sent: Sent): { status: number; body: string } => {
    try {
      return { status: 200, body: JSON.stringify(handler.answer(account, id, sent)) }
    } catch (error) {
      return toAnswer(error)
    }
  }

  function authorize({ headers }: IncomingMessage, pathname: string): void {
    const key = headers.authorization?.replace(/^Bearer /, '') ?? ''
    const refused = fakeStripe.restrictedKeys.get(key)
    if (key !== fakeStripe.secretKey && !refused)
      throw invalidRequest('Invalid API Key provided: sk_test_****', {}, 401)
    if (refused?.some((path) => pathname.startsWith(path)))
      throw invalidRequest('The provided key does not have the required permissions for this endpoint.', {}, 403)
  }

  const server = createServer((request, reply) => {
    answer(request, reply).catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  fakeStripe.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return fakeStripe
}

function findHandler(method: string, pathname: string, search: string, text: string) {
  const [, , kind = '', id = '', ...rest] = pathname.split('/')
  const exact = routes[`${method} ${pathname}`]
  const handler = exact ?? routes[`${method} /v1/${[kind, '*', ...rest].join('/')}`]
  if (!handler) throw invalidRequest(`Unrecognized request URL (${method}: ${pathname}).`, {}, 404)
  return { handler, id, sent: readForm(method === 'POST' ? text : search.slice(1)) }
}

function toAnswer(error: unknown): { status: number; body: string } {
  if (!(error instanceof StripeAnswer)) throw error
  return { status: error.status, body: JSON.stringify({ error: error.error }) }
}

function failing(fault: 'FAIL' | 'THROTTLE'): { status: number; body: string } {
  const status = fault === 'FAIL' ? 500 : 429
  const type = fault === 'FAIL' ? 'api_error' : 'rate_limit_error'
  return { status, body: JSON.stringify({ error: { type, message: 'Try again.' } }) }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
