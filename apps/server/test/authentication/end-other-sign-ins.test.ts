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

describe('endOtherSignIns', () => {
  it('ends all other sessions', async () => {
    await auth.register('others@example.org')
    const lost = [await auth.enter('others@example.org'), await auth.enter('others@example.org')]
    const current = await auth.enter('others@example.org')
    const { sessionToken } = (await auth.login('others@example.org')).json()
    const answer = await auth.send('POST', '/v1/member-sessions/end-others', {}, { as: current.token })
    expect(answer.json()).toEqual({ ended: 2 })
    expect([
      await fetchMyStatus(lost[0]?.token ?? ''),
      await fetchMyStatus(lost[1]?.token ?? ''),
      await fetchMyStatus(current.token),
    ]).toEqual([401, 401, 200])
    expect(errorCode(await auth.send('POST', '/v1/member-sessions', { sessionToken }))).toBe('INVALID_TOKEN')
  })

  it('counts front ends, but not the one that calls', async () => {
    await auth.register('fronts@example.org')
    const { enter } = await frontEndSignIns(app, auth)
    const lost = await enter('fronts@example.org')
    const { access } = await enter('fronts@example.org')
    const answer = await auth.send('POST', '/v1/member-sessions/end-others', {}, { as: access })
    expect(answer.json()).toEqual({ ended: 1 })
    expect(await Promise.all([lost.access, access].map(fetchMyStatus))).toEqual([401, 200])
  })

  it('keeps the front end that opened the page from which the member ends the others', async () => {
    await auth.register('pages@example.org')
    const { enter, openPage } = await frontEndSignIns(app, auth)
    const lost = await enter('pages@example.org')
    const front = await enter('pages@example.org')
    const page = await openPage(front.access)
    const other = await openPage(lost.access)
    const answer = await auth.send('POST', '/v1/member-sessions/end-others', {}, { as: page })
    expect(answer.json()).toEqual({ ended: 1 })
    const tokens = [page, front.access, lost.access, other]
    expect(await Promise.all(tokens.map(fetchMyStatus))).toEqual([200, 200, 401, 401])
    const renewed = { grant_type: 'refresh_token', refresh_token: front.refresh }
    expect((await auth.send('POST', '/oauth2/token', renewed)).statusCode).toBe(200)
  })
})
