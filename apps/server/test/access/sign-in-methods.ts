import { randomUUID } from 'node:crypto'
import type { OperationIdOf } from '@kalends/contract'
import { messagesTo } from '../support/messages.ts'
import type { Attempt, Row } from './case.ts'
import { asKey } from './catalogue.ts'
import type { Fixture } from './fixture.ts'

type WayIn = Extract<
  OperationIdOf<'authentication'>,
  | `${string}MailedSignIn`
  | `${string}SignInProvider`
  | `${string}ProviderSignIn`
  | 'listSignInProviders'
  | 'listSignInMethods'
>

const aProvider = async (fixture: Fixture): Promise<{ id: string; name: string }> => {
  // Nobody has this name, so no provider is called: the refusal shows which checks the actor passed.
  const provider = { name: `Provider ${randomUUID()}`, issuer: 'https://provider.invalid', clientId: 'me' }
  return (await asKey(fixture, 'POST', '/v1/sign-in-providers', provider)).provider
}

async function aMailedLink(fixture: Fixture): Promise<{ id: string; email: string; linkToken: string }> {
  const email = `${randomUUID()}@example.org`
  const { identity } = await asKey(fixture, 'POST', '/v2/sign-on', { loginId: { email } })
  const headers = await fixture.actors.actorHeaders('visitor')
  await fixture.app.inject({ method: 'POST', url: '/v1/mailed-sign-ins', headers, payload: { email } })
  const [message] = await messagesTo(fixture.context, email)
  return { id: identity.id, email, linkToken: /\/login\/link\/([\w.-]+)/.exec(message?.body_text ?? '')?.[1] ?? '' }
}

const post = (url: string, payload: object, more: Omit<Attempt, 'method' | 'url' | 'payload'>): Attempt => ({
  method: 'POST',
  url,
  payload,
  ...more,
})

/** One call for every sign-in method without a password. */
export const wayInCalls: Record<WayIn, (fixture: Fixture) => Promise<Attempt>> = {
  startMailedSignIn: async () =>
    post('/v1/mailed-sign-ins', { email: `${randomUUID()}@example.org` }, { shows: ['requestToken'] }),
  getMailedSignIn: async (fixture) => {
    const { linkToken, email } = await aMailedLink(fixture)
    return { method: 'GET', url: `/v1/mailed-sign-ins?linkToken=${linkToken}`, shows: [email] }
  },
  finishMailedSignIn: async (fixture) => {
    const { id, linkToken } = await aMailedLink(fixture)
    return post('/v1/mailed-sign-ins/finish', { linkToken }, { shows: [id, 'SUCCESS'] })
  },
  listSignInMethods: async (fixture) => ({
    method: 'GET',
    url: '/v1/sign-in-methods',
    shows: [(await aProvider(fixture)).name],
  }),
  startProviderSignIn: async (fixture) => {
    const { id } = await aProvider(fixture)
    return post(`/v1/sign-in-providers/${id}/start`, {}, { shows: [], ids: [id] })
  },
  finishProviderSignIn: async () => post('/v1/sign-in-providers/finish', { query: '?code=x' }, { shows: [] }),
  listSignInProviders: async (fixture) => ({
    method: 'GET',
    url: '/v1/sign-in-providers',
    shows: [(await aProvider(fixture)).name],
  }),
  createSignInProvider: async () => {
    const name = `Provider ${randomUUID()}`
    return post(
      '/v1/sign-in-providers',
      { name, issuer: 'https://provider.invalid', clientId: 'me' },
      { shows: [name] },
    )
  },
  updateSignInProvider: async (fixture) => {
    const { id } = await aProvider(fixture)
    const name = `Provider ${randomUUID()}`
    return { method: 'PATCH', url: `/v1/sign-in-providers/${id}`, payload: { name }, shows: [name], ids: [id] }
  },
}

const strangers = '401 401 401'
const ofCustomers = { strangers, people: '403 403 403 403 403 403', keys: '403 403 403' }
const ofOwners = { strangers, customers: '403 403 403 403' }

/** Expected outcome per actor; `table.ts` lists the columns. */
export const wayInRows: Record<WayIn, Row> = {
  startMailedSignIn: { ...ofCustomers, customers: 'does does does does', otherBusiness: 'does 403 403 401 401 401' },
  getMailedSignIn: { ...ofCustomers, customers: 'sees sees sees sees', otherBusiness: '404 403 403 401 401 401' },
  finishMailedSignIn: { ...ofCustomers, customers: 'does does does does', otherBusiness: '400 403 403 401 401 401' },
  listSignInMethods: {
    strangers,
    customers: 'sees sees sees sees',
    people: 'sees sees sees sees sees sees',
    keys: 'sees sees sees',
    otherBusiness: 'blind blind blind 401 401 401',
  },
  startProviderSignIn: { ...ofCustomers, customers: '400 400 400 400', otherBusiness: '404 403 403 401 401 401' },
  finishProviderSignIn: { ...ofCustomers, customers: '400 400 400 400', otherBusiness: '400 403 403 401 401 401' },
  listSignInProviders: {
    ...ofOwners,
    people: 'sees 403 403 403 403 403',
    keys: 'sees 403 sees',
    otherBusiness: '403 blind blind 401 401 401',
  },
  createSignInProvider: {
    ...ofOwners,
    people: 'does 403 403 403 403 403',
    keys: 'does 403 does',
    otherBusiness: '403 does does 401 401 401',
  },
  updateSignInProvider: {
    ...ofOwners,
    people: 'does 403 403 403 403 403',
    keys: 'does 403 does',
    otherBusiness: '403 404 404 401 401 401',
  },
}
