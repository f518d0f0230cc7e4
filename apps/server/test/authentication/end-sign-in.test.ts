import { describe, expect, it } from 'vitest'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { frontEndSignIns } from './front-end-sign-ins.ts'
import { anAuthClient, errorCode } from './visitors.ts'

cheapHashes()
const { app, context } = await createTestApp()
const auth = await anAuthClient(app, context)

const fetchMyStatus = async (token: string) =>
  (await auth.send('GET', '/v1/members/my', undefined, { as: token })).statusCode
const refreshed = (refreshToken: string) =>
  app.inject({ method: 'POST', url: '/oauth2/token', payload: { grantType: 'refresh_token', refreshToken } })
const signIns = async (token: string) =>
  (await auth.send('GET', '/v1/member-sessions', undefined, { as: token })).json().signIns

describe('endSignIn', () => {
  it('ends one session immediately, and none of another member', async () => {
    await auth.register('end@example.org')
    await auth.register('stranger@example.org')
    const lost = await auth.enter('end@example.org')
    const current = await auth.enter('end@example.org')
    const stranger = await auth.enter('stranger@example.org')
    const { id } = (await signIns(current.token)).find(({ isPresent }: { isPresent: boolean }) => !isPresent)
    const end = (as: string) => auth.send('DELETE', `/v1/member-sessions/${id}`, undefined, { as })
    expect(errorCode(await end(stranger.token))).toBe('NOT_FOUND')
    expect((await end(current.token)).statusCode).toBe(200)
    expect([await fetchMyStatus(lost.token), await fetchMyStatus(current.token)]).toEqual([401, 200])
    expect((await refreshed(lost.refresh)).statusCode).toBe(400)
  })

  it('ends that of a front end, with the pages it opened, and none of another member', async () => {
    await auth.register('front@example.org')
    await auth.register('other@example.org')
    const current = await auth.enter('front@example.org')
    const other = await auth.enter('other@example.org')
    const { enter, openPage } = await frontEndSignIns(app, auth)
    const { access, refresh } = await enter('front@example.org')
    const page = await openPage(access)
    const { id } = (await signIns(current.token)).find(({ frontEnd }: { frontEnd: string | null }) => frontEnd)
    const end = (as: string) => auth.send('DELETE', `/v1/member-sessions/${id}`, undefined, { as })
    expect(errorCode(await end(other.token))).toBe('NOT_FOUND')
    expect((await end(current.token)).statusCode).toBe(200)
    expect(await Promise.all([access, page, current.token].map(fetchMyStatus))).toEqual([401, 401, 200])
    expect((await refreshed(refresh)).statusCode).toBe(400)
    expect(errorCode(await end(current.token))).toBe('NOT_FOUND')
  })
})
