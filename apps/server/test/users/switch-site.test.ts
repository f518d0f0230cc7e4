import { describe, expect, it } from 'vitest'
import { grantRole } from '../../src/features/users/index.ts'
import { aSite } from '../support/a-site.ts'
import { createTestApp } from '../support/index.ts'
import { anApiKey, aPerson, signIn } from '../support/people.ts'

const { app, context, clock, db } = await createTestApp()
const siteId = await aSite(context)
const otherSiteId = await aSite(context)
const foreignSiteId = await aSite(context)

const switchTo = (site: string, headers: Record<string, string>) =>
  app.inject({ method: 'POST', url: '/v1/staff/switch-site', headers, payload: { siteId: site } })

const createPerson = async () => {
  const ada = await aPerson(context, siteId)
  await grantRole(db, { siteId: otherSiteId, userId: ada.userId, role: 'manager' }, clock.now())
  return signIn(app, ada, siteId)
}

describe('switchSite', () => {
  it('continues at the other business with a new cookie; the old one is invalid', async () => {
    const { cookie, headers } = await createPerson()
    const answer = await switchTo(otherSiteId, headers)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().session).toMatchObject({ siteId: otherSiteId, role: 'manager' })
    expect(answer.json().session.workplaces).toHaveLength(2)
    const fresh = `kalends_staff=${answer.cookies.find(({ name }) => name === 'kalends_staff')?.value}`
    expect((await app.inject({ url: '/v1/staff/session', headers: { cookie: fresh } })).json().session.siteId).toBe(
      otherSiteId,
    )
    expect((await app.inject({ url: '/v1/staff/session', headers: { cookie } })).statusCode).toBe(401)
  })

  it('treats a business where the user does not work like an unknown one', async () => {
    const { headers } = await createPerson()
    const foreign = await switchTo(foreignSiteId, headers)
    const unknown = await switchTo('00000000-0000-4000-8000-000000000000', headers)
    expect(foreign.statusCode).toBe(404)
    expect(foreign.json()).toEqual(unknown.json())
  })

  it('is refused without the CSRF token, and for a key', async () => {
    const { cookie } = await createPerson()
    const answer = await switchTo(otherSiteId, { cookie })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().details.applicationError.code).toBe('CSRF_TOKEN_INVALID')
    expect((await switchTo(otherSiteId, { authorization: await anApiKey(context, siteId) })).statusCode).toBe(403)
  })
})
