import { describe, expect, it } from 'vitest'
import { aSite } from '../support/a-site.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'

const { app, context } = await createTestApp()
const siteId = await aSite(context)

const signOut = (headers: Record<string, string>) => app.inject({ method: 'POST', url: '/v1/staff/sign-out', headers })
const isIn = async (cookie: string) =>
  (await app.inject({ url: '/v1/staff/session', headers: { cookie } })).statusCode === 200

describe('signOutStaff', () => {
  it('ends this session, not the user’s others, and clears the cookie', async () => {
    const ada = await aPerson(context, siteId)
    const here = await signIn(app, ada, siteId)
    const there = await signIn(app, ada, siteId)
    const answer = await signOut(here.headers)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({})
    expect(answer.cookies.find(({ name }) => name === 'kalends_staff')?.value).toBe('')
    expect(await isIn(here.cookie)).toBe(false)
    expect(await isIn(there.cookie)).toBe(true)
  })

  it('is refused from another page, and for anyone not signed in', async () => {
    const ada = await aPerson(context, siteId)
    const mine = await signIn(app, ada, siteId)
    const other = await signIn(app, ada, siteId)
    expect((await signOut({ cookie: mine.cookie })).statusCode).toBe(403)
    expect((await signOut({ cookie: mine.cookie, 'x-kalends-csrf': other.csrfToken })).statusCode).toBe(403)
    expect(await isIn(mine.cookie)).toBe(true)
    expect((await signOut({})).statusCode).toBe(401)
  })
})
