import { describe, expect, it } from 'vitest'
import { issueMemberTokens, registerOauthClient } from '../../src/features/identity/index.ts'
import { insertMember } from '../../src/features/members/index.ts'
import { aBooking, aClient, aStudio, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context, db } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const url = '/v1/members/my/data'

/** Somebody with an address of their own, who has booked something as a guest before. */
async function aCustomer(isVerified: boolean) {
  const studio = await aStudio(app, context)
  const { siteId } = studio
  const email = 'kept@example.org'
  const contactDetails = { firstName: 'Kept', email }
  const booking = await aBooking(studio.visitor, slotWith(studio, '2026-06-02T09:00:00.000Z'), { contactDetails })
  await studio.admin.post(`/v2/bookings/${booking.id}/confirm`, { revision: booking.revision })
  const made = { siteId, loginEmail: email, isVerified }
  const { id: memberId } = await context.transaction((tx) => insertMember(tx, context, made, undefined))
  const grant = { siteId, clientId: siteId, memberId, visitorId: null, memberSessionId: null }
  const { access_token } = await issueMemberTokens(context, { ...grant, hasRefreshToken: false })
  const session = { member_id: memberId, user_agent: 'Firefox/130.0', address: '10.0.0.1', expires_at: new Date() }
  const times = { created_at: new Date(), last_seen_at: new Date() }
  await db
    .insertInto('member_sessions')
    .values({ site_id: siteId, id: memberId, secret_hash: Buffer.from('never told'), ...session, ...times })
    .execute()
  return { studio, booking, email, memberId, member: aClient(app, { authorization: access_token }) }
}

describe('exportMyData', () => {
  it('says when they signed in on which front end, and when that ended', async () => {
    const { studio, memberId, member } = await aCustomer(true)
    const { siteId } = studio
    const redirectUris = ['https://shop.example/back']
    const { clientId } = await registerOauthClient(context, { siteId, name: 'Shop', redirectUris })
    const grant = { siteId, clientId, memberId, visitorId: null, memberSessionId: null, hasRefreshToken: true }
    const { access_token } = await issueMemberTokens(context, grant)
    expected(await member.post('/v1/member-sessions/end-others', {}))
    await issueMemberTokens(context, grant)
    const { frontEndSignIns } = expected(await member.get(url)).data
    const at = '2026-06-01T09:00:00Z'
    const started = { frontEnd: 'Shop', createdDate: at, lastSeenDate: at, expiresDate: expect.stringMatching(/Z$/) }
    expect(frontEndSignIns.filter(({ frontEnd }: { frontEnd: string | null }) => frontEnd !== null)).toEqual([
      { ...started, endedDate: at },
      { ...started, endedDate: null },
    ])
    expect(JSON.stringify(frontEndSignIns)).not.toContain(access_token)
  })

  it('contains their profile, history, bookings and sessions, and no secrets', async () => {
    const { booking, email, member } = await aCustomer(true)
    const { data } = expected(await member.get(url))
    expect(data).toMatchObject({
      member: { loginEmail: email, contact: { firstName: 'Kept' } },
      history: [{ action: 'create' }],
      bookings: [{ id: booking.id, status: 'CONFIRMED' }],
      hasPassword: false,
      signIns: [{ browser: 'Firefox/130.0', address: '10.0.0.1' }],
      calendarFeed: null,
    })
    expect(JSON.stringify(data)).not.toMatch(/secret|hash/i)
  })

  it('contains nothing of an unverified address, and is only for members', async () => {
    const { studio, member } = await aCustomer(false)
    const { data } = expected(await member.get(url))
    expect([data.bookings, data.emails]).toEqual([[], []])
    expect(readRefusal(await studio.visitor.get(url))).toBe('403 PERMISSION_DENIED')
  })
})
