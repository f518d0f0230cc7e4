import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Context } from '../../src/context.ts'
import { aSite } from '../support/a-site.ts'
import { messagesTo } from '../support/messages.ts'
import { anApiKey, aVisitorToken, cheapHash } from '../support/people.ts'

export type Answer = LightMyRequestResponse

export const password = 'correct horse battery'

/** A business, a visitor of it, and the calls of signing in. */
export async function anAuthClient(app: FastifyInstance, context: Context) {
  const siteId = await aSite(context, { name: 'Studio Verde' })
  let token = await aVisitorToken(app, siteId)
  let tokenFrom = context.clock.now()
  /** The visitor again, where their token has run out. */
  const visitor = async () => {
    if (context.clock.now() - tokenFrom >= 3600_000) {
      token = await aVisitorToken(app, siteId)
      tokenFrom = context.clock.now()
    }
    return token
  }
  const key = await anApiKey(context, siteId)
  let calls = 0
  const send = async (
    method: 'POST' | 'GET' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    more: { as?: string; address?: string; cookie?: string } = {},
  ) =>
    app.inject({
      method,
      url,
      remoteAddress: more.address ?? `10.1.${Math.floor(++calls / 200)}.${calls % 200}`,
      headers: { authorization: more.as ?? (await visitor()), ...(more.cookie ? { cookie: more.cookie } : {}) },
      ...(payload ? { payload } : {}),
    })
  const asOwner = (method: 'POST' | 'GET' | 'PATCH', url: string, payload?: object) =>
    send(method, url, payload, { as: key })
  const policy = (signOnPolicy: object) => asOwner('PATCH', '/v1/sign-on-policies', { signOnPolicy })
  const register = (email: string, more: object = {}, by: Parameters<typeof send>[3] = {}) =>
    send('POST', '/v2/register', { loginId: { email }, password, ...more }, by)
  const login = (email: string, word = password, by: Parameters<typeof send>[3] = {}) =>
    send('POST', '/v2/login', { loginId: { email }, password: word }, by)
  const verify = (code: string, stateToken: string) => send('POST', '/v1/auth/verify', { code, stateToken })
  const emailsTo = (email: string) => messagesTo(context, email)
  const codeFor = async (email: string): Promise<string> => {
    const codes = (await emailsTo(email)).filter(({ kind }) => kind === 'sign-in-code')
    return /\b\d{6}\b/.exec(codes.at(-1)?.subject ?? '')?.[0] ?? ''
  }
  const linkFor = async (email: string): Promise<string> => {
    const links = (await emailsTo(email)).filter(({ kind }) => kind === 'password-link')
    return /\/login\/password\/([\w.-]+)/.exec(links.at(-1)?.body_text ?? '')?.[1] ?? ''
  }
  const enter = async (
    email: string,
  ): Promise<{ memberId: string; token: string; cookie: string; refresh: string }> => {
    const { sessionToken } = (await login(email)).json()
    const answer = await send('POST', '/v1/member-sessions', { sessionToken })
    const cookie = `kalends_member=${answer.cookies.find(({ name }) => name === 'kalends_member')?.value}`
    const { memberId, access_token, refresh_token } = answer.json()
    return { memberId, token: access_token, cookie, refresh: refresh_token }
  }
  /** The same password under a hash that costs nothing, where many tries are made. */
  const useCheapHash = (email: string) =>
    context.db
      .updateTable('member_credentials')
      .set({ password_hash: cheapHash(password) })
      .where('site_id', '=', siteId)
      .where('member_id', 'in', (members) =>
        members.selectFrom('members').select('id').where('site_id', '=', siteId).where('login_email', '=', email),
      )
      .execute()
  return {
    cheapen: useCheapHash,
    context,
    siteId,
    token,
    key,
    send,
    asOwner,
    policy,
    register,
    login,
    verify,
    emailsTo: emailsTo,
    codeFor,
    linkFor,
    enter,
    member: (email: string) =>
      context.db
        .selectFrom('members')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('login_email', '=', email)
        .executeTakeFirstOrThrow(),
  }
}

export const errorCode = (answer: Answer): string => answer.json().details?.applicationError?.code
export const errorData = (answer: Answer): Record<string, unknown> => answer.json().details?.applicationError?.data
export const readViolations = (answer: Answer): { field: string; data: { type?: string } }[] =>
  answer.json().details.validationError?.fieldViolations ?? []
