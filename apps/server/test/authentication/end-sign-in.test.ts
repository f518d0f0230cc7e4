import { describe, expect, it } from 'vitest'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
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
})
