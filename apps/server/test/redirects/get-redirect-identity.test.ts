import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { anAuthClient } from '../authentication/visitors.ts'
import { createTestApp } from '../support/index.ts'
import { aBrowser, createFrontEnd, fromFrontEnd, isQuestion, redirectLocation } from './front-end.ts'

const { app, context } = await createTestApp()
const auth = await anAuthClient(app, context)
const front = await createFrontEnd(app, context, auth.siteId)

const identityOf = async (cookies: Record<string, string>, redirectSession: string) => {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const url = `/v1/redirect-session/identity?${new URLSearchParams({ redirectSession })}`
  return app.inject({ url, headers: { cookie } })
}

it('names who would act, who acts and which front end asks, to the browser that opened the link', async () => {
  const [mine, theirs] = [`${randomUUID()}@example.org`, `${randomUUID()}@example.org`]
  for (const email of [mine, theirs]) await auth.register(email)
  const me = await auth.enter(mine)
  const [name = '', value = ''] = me.cookie.split('=')
  const cookies: Record<string, string> = { [name]: value }
  const { token } = await auth.enter(theirs)
  const { fullUrl, sessionToken } = await front.session({ bookingsBook: {} }, { authorization: token })
  expect((await identityOf(cookies, sessionToken)).statusCode).toBe(404)
  const answer = await aBrowser(app, cookies)(fullUrl, fromFrontEnd)
  expect(isQuestion(answer)).toBe(true)
  expect(redirectLocation(answer).searchParams.get('redirectSession')).toBe(sessionToken)
  const shown = (await identityOf(cookies, sessionToken)).json()
  expect(shown).toMatchObject({ carried: { type: 'MEMBER', email: theirs }, current: { type: 'MEMBER', email: mine } })
  expect((await identityOf({ kalends_redirect: 'x'.repeat(43) }, sessionToken)).statusCode).toBe(404)
  expect((await identityOf(cookies, 'unknown')).statusCode).toBe(404)
})
