import { describe, expect, it } from 'vitest'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { aBooking, aStudio, aVisitor, expected, type Studio, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { anEmail, enter, findMine } from './members.ts'

cheapHashes()
const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { app, context } = test
const password = 'correct horse battery'

/** A stranger's sign-up under an address, with a password and an open sign-in. */
async function aSquatter(studio: Studio, email: string) {
  const visitor = await aVisitor(app, studio.siteId)
  const client = await enter(test, visitor, await visitor.post('/v2/register', { loginId: { email }, password }))
  return { client, signIn: () => visitor.post('/v2/login', { loginId: { email }, password }) }
}

const vouch = (studio: Studio, email: string, more: object = {}) =>
  studio.admin.post('/v2/sign-on', { loginId: { email }, ...more })

describe('who signed up under the address of a customer before an app vouches for them', () => {
  it('sees none of their bookings, and gets in no more', async () => {
    const studio = await aStudio(app, context)
    const email = anEmail('victim')
    const squatter = await aSquatter(studio, email)
    const details = { contactDetails: { firstName: 'Vic', email } }
    const guest = await aVisitor(app, studio.siteId)
    const { id } = await aBooking(guest, slotWith(studio, '2026-06-03T09:00:00.000Z'), details)
    const owner = await enter(test, guest, await vouch(studio, email, { verifyEmail: true }))
    expect(await findMine(owner)).toEqual([id])
    expect((await squatter.client.post('/v2/extended-bookings/query', { query: {} })).status).toBe(401)
    expect((await squatter.signIn()).status).not.toBe(200)
  })

  it('gets in no more, even if the app does not vouch for the address', async () => {
    const studio = await aStudio(app, context)
    const email = anEmail('victim')
    const squatter = await aSquatter(studio, email)
    const visitor = await aVisitor(app, studio.siteId)
    const owner = await enter(test, visitor, await vouch(studio, email))
    const { id } = await aBooking(owner, slotWith(studio, '2026-06-03T09:00:00.000Z'))
    expect((await squatter.client.post('/v2/extended-bookings/query', { query: {} })).status).toBe(401)
    expect((await squatter.signIn()).status).not.toBe(200)
    const again = await enter(test, await aVisitor(app, studio.siteId), await vouch(studio, email))
    expect([await findMine(owner), await findMine(again)]).toEqual([[id], [id]])
  })
})

it('who verified the address by themselves keeps their ways in', async () => {
  const studio = await aStudio(app, context)
  const email = anEmail('owner')
  expected(await vouch(studio, email, { verifyEmail: true }))
  const visitor = await aVisitor(app, studio.siteId)
  const owner = await enter(test, visitor, await vouch(studio, email))
  expected(await owner.post('/v2/change-password', { newPassword: password }))
  expected(await vouch(studio, email, { verifyEmail: true }))
  expect(await findMine(owner)).toEqual([])
  expect((await visitor.post('/v2/login', { loginId: { email }, password })).body.state).toBe('SUCCESS')
})
