import type { FastifyInstance } from 'fastify'
import type { Context } from '../../src/context.ts'
import { aProvider } from './fake-provider.ts'
import { type Answer, anAuthClient } from './visitors.ts'

/** A business whose people may sign in with a provider. */
export async function aProviderAuthClient(app: FastifyInstance, context: Context) {
  const auth = await anAuthClient(app, context)
  const provider = await aProvider()
  const { issuer } = provider
  const made = await auth.asOwner('POST', '/v1/sign-in-providers', {
    name: 'House',
    issuer,
    clientId: 'kalends',
    clientSecret: 'hush-hush',
  })
  const { id } = made.json().provider
  const start = (more: object = {}) => auth.send('POST', `/v1/sign-in-providers/${id}/start`, more)
  const readCookie = (answer: Answer) =>
    `kalends_provider=${answer.cookies.find(({ name }) => name === 'kalends_provider')?.value}`
  const finish = (query: string, cookie: string) =>
    auth.send('POST', '/v1/sign-in-providers/finish', { query }, { cookie })
  /** All of it: there, and back. */
  const come = async (claims: object, more: object = {}) => {
    const started = await start(more)
    return finish(provider.signIn(started.json().url, { ...claims }), readCookie(started))
  }
  return { ...auth, provider, providerId: id as string, start, readCookie, finish, come }
}
