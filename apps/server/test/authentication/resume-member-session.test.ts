import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { anAuthClient, errorCode } from './visitors.ts'

const { app, context } = await createTestApp()
const auth = await anAuthClient(app, context)

const fetchMyStatus = async (token: string) =>
  (await auth.send('GET', '/v1/members/my', undefined, { as: token })).statusCode
const resume = (cookie?: string) =>
  auth.send('POST', '/v1/member-sessions/resume', {}, cookie === undefined ? {} : { cookie })

describe('resumeMemberSession', () => {
  it('returns tokens to the owner of the cookie, which end with that session', async () => {
    await auth.register('resume@example.org')
    const { memberId, cookie, token } = await auth.enter('resume@example.org')
    const answer = await resume(cookie)
    expect([answer.statusCode, answer.json().memberId]).toEqual([200, memberId])
    const resumed = answer.json().access_token
    expect(await fetchMyStatus(resumed)).toBe(200)
    await auth.send('DELETE', '/v1/member-sessions/current', undefined, { as: token })
    expect(await fetchMyStatus(resumed)).toBe(401)
    expect(errorCode(await resume(cookie))).toBe('NOT_FOUND')
  })

  it('refuses a missing or invalid cookie, and one of another business', async () => {
    const other = await anAuthClient(app, context)
    await other.register('other@example.org')
    const { cookie } = await other.enter('other@example.org')
    for (const sent of [undefined, 'kalends_member=nonsense', cookie]) {
      expect(errorCode(await resume(sent))).toBe('NOT_FOUND')
    }
  })

  it('refuses members blocked meanwhile', async () => {
    await auth.register('barred@example.org')
    const { memberId, cookie } = await auth.enter('barred@example.org')
    await auth.asOwner('POST', `/v1/members/${memberId}/block`)
    expect(errorCode(await resume(cookie))).toBe('NOT_FOUND')
  })
})
