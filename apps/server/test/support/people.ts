import { argon2Sync, randomBytes, randomUUID } from 'node:crypto'
import type { Permission, Role } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../src/context.ts'
import { createApiKey } from '../../src/features/identity/index.ts'
import { createUser, grantRole } from '../../src/features/users/index.ts'

export type Person = { userId: string; email: string; password: string }

/** Someone who works at a site, with a password of their own. */
export async function aPerson(
  context: Context,
  siteId: string,
  { role = 'owner', name = 'Ada', email, resourceIds }: Partial<PersonOptions> = {},
): Promise<Person> {
  const person = { email: email ?? `${randomUUID()}@example.org`, password: `pass ${randomUUID()}` }
  const { userId } = await createUser(context.db, { name, email: person.email }, context.clock.now())
  await context.db
    .updateTable('users')
    .set({ password_hash: cheapHash(person.password) })
    .where('id', '=', userId)
    .execute()
  const where = { siteId, userId, role, ...(resourceIds ? { resourceIds } : {}) }
  await grantRole(context.db, where, context.clock.now())
  return { userId, ...person }
}

/** Its costs stand in a hash, and hundreds of people sign in while the tests run: theirs costs next to nothing. */
export function cheapHash(password: string): string {
  const costs = { memory: 8, passes: 1, parallelism: 1, tagLength: 16 }
  const nonce = randomBytes(16)
  const hash = argon2Sync('argon2id', { message: password, nonce, ...costs })
  const [salt, tag] = [nonce, hash].map((bytes) => bytes.toString('base64').replaceAll('=', ''))
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${tag}`
}

export type PersonOptions = { role: Role; name: string; email: string; resourceIds: string[] }

/** A signed-in browser: its cookie, its CSRF token, and both as headers for a writing call. */
export type Browser = { cookie: string; csrfToken: string; headers: Record<string, string> }

/** Signs a person in over HTTP at the site. */
export async function signIn(
  app: FastifyInstance,
  person: { email: string; password: string },
  siteId: string,
): Promise<Browser> {
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/staff/sign-in',
    headers: { 'wix-site-id': siteId },
    payload: { email: person.email, password: person.password },
  })
  if (answer.statusCode !== 200) throw new Error(`Signing in was refused: ${answer.body}`)
  const cookie = answer.cookies.find(({ name }) => name === 'kalends_staff')
  const { csrfToken } = answer.json().session
  const header = `kalends_staff=${cookie?.value}`
  return { cookie: header, csrfToken, headers: { cookie: header, 'x-kalends-csrf': csrfToken } }
}

/** A visitor's access token, requested over HTTP. */
export async function aVisitorToken(app: FastifyInstance, clientId: string): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/oauth2/token',
    payload: { grantType: 'anonymous', clientId },
  })
  return answer.json().access_token
}

/** A key as text; with every permission of the site unless they are named. */
export async function anApiKey(context: Context, siteId: string, permissions?: Permission[]): Promise<string> {
  return (await createApiKey(context, { siteId, name: 'Test', ...(permissions ? { permissions } : {}) })).apiKey
}
