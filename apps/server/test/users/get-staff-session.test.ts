import { describe, expect, it } from 'vitest'
import { publicAddress } from '../../src/features/sites/index.ts'
import { grantRole, setPassword } from '../../src/features/users/index.ts'
import { aSite } from '../support/a-site.ts'
import { createTestApp } from '../support/index.ts'
import { anApiKey, aPerson, aVisitorToken, signIn } from '../support/people.ts'

const { app, context, clock, db } = await createTestApp()
const siteId = await aSite(context)
const otherSiteId = await aSite(context)

const get = (headers: Record<string, string>) => app.inject({ url: '/v1/staff/session', headers })

describe('getStaffSession', () => {
  it('returns the signed-in user, their workplaces and permissions', async () => {
    const resourceIds = ['7a8f3c66-9c0a-4a3e-8d1a-000000000001']
    const sam = await aPerson(context, siteId, { name: 'Sam', role: 'staff', resourceIds })
    const { cookie, csrfToken } = await signIn(app, sam, siteId)
    const answer = await get({ cookie })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().session).toMatchObject({ name: 'Sam', role: 'staff', resourceIds, csrfToken, language: null })
    expect(answer.json().session.permissions).not.toContain('MANAGE_SETTINGS')
  })

  it('lasts two weeks after each use, and no longer', async () => {
    const { cookie } = await signIn(app, await aPerson(context, siteId), siteId)
    for (let week = 0; week < 4; week += 1) {
      clock.advance({ days: 13 })
      const answer = await get({ cookie })
      expect(answer.statusCode).toBe(200)
      expect(answer.cookies.find(({ name }) => name === 'kalends_staff')?.maxAge).toBe(14 * 24 * 60 * 60)
    }
    clock.advance({ days: 14, seconds: 1 })
    expect((await get({ cookie })).statusCode).toBe(401)
  })

  it('returns another workplace of the user if it is named', async () => {
    const ada = await aPerson(context, siteId)
    await grantRole(db, { siteId: otherSiteId, userId: ada.userId, role: 'viewer' }, clock.now())
    const { cookie } = await signIn(app, ada, siteId)
    expect((await get({ cookie })).json().session).toMatchObject({ siteId, role: 'owner' })
    const other = (await get({ cookie, 'wix-site-id': otherSiteId.toUpperCase() })).json().session
    expect(other).toMatchObject({ siteId: otherSiteId, role: 'viewer' })
    expect(other.permissions).not.toContain('MANAGE_BOOKINGS')
  })

  it('is refused at a site where the user does not work', async () => {
    const { cookie } = await signIn(app, await aPerson(context, siteId), siteId)
    expect((await get({ cookie, 'wix-site-id': otherSiteId })).statusCode).toBe(401)
    expect((await get({ cookie, 'wix-site-id': `' or 1=1` })).statusCode).toBe(401)
  })

  it('is refused for everyone who is not signed in here', async () => {
    const { cookie } = await signIn(app, await aPerson(context, siteId), siteId)
    const forged = [
      cookie.slice(0, -1),
      `${cookie}A`,
      'kalends_staff=x',
      `kalends_staff=${'A'.repeat(22)}.${'A'.repeat(43)}`,
    ]
    for (const wrong of forged) expect((await get({ cookie: wrong })).statusCode).toBe(401)
    expect((await get({})).statusCode).toBe(401)
    expect((await get({ authorization: await aVisitorToken(app, siteId) })).statusCode).toBe(403)
    expect((await get({ authorization: await anApiKey(context, siteId) })).statusCode).toBe(403)
  })

  it('ends when the role is removed or the password changed', async () => {
    const ada = await aPerson(context, siteId)
    const bob = await aPerson(context, siteId)
    const first = await signIn(app, ada, siteId)
    const second = await signIn(app, bob, siteId)
    await db.deleteFrom('site_users').where('user_id', '=', ada.userId).execute()
    await setPassword(context, bob.userId, 'something else')
    expect((await get({ cookie: first.cookie })).statusCode).toBe(401)
    expect((await get({ cookie: second.cookie })).statusCode).toBe(401)
    await signIn(app, { ...bob, password: 'something else' }, siteId)
  })

  it('stores only the address that an owner works from', async () => {
    const site = await aSite(context, { slug: 'noted' })
    const [owner, viewer] = [await aPerson(context, site), await aPerson(context, site, { role: 'viewer' })]
    const asOwner = await signIn(app, owner, site)
    const asViewer = await signIn(app, viewer, site)
    await get({ cookie: asOwner.cookie, host: 'desk.example' })
    await get({ cookie: asViewer.cookie, host: 'elsewhere.example' })
    await get({ host: 'stranger.example' })
    expect(await publicAddress(context, site)).toBe('http://desk.example/s/noted')
  })
})
