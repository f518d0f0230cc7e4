import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { anAuthClient, errorCode } from './visitors.ts'

const { app, context } = await createTestApp()
const auth = await anAuthClient(app, context)
const fetchMyStatus = async (token: string) =>
  (await auth.send('GET', '/v1/members/my', undefined, { as: token })).statusCode

it('endMemberSignIns ends all sessions of one member, who may sign in again', async () => {
  await auth.register('gone@example.org')
  await auth.register('stays@example.org')
  const current = await auth.enter('gone@example.org')
  const there = await auth.enter('gone@example.org')
  const other = await auth.enter('stays@example.org')
  const { sessionToken } = (await auth.login('gone@example.org')).json()
  const end = (memberId: string) => auth.asOwner('POST', `/v1/members/${memberId}/end-sign-ins`, {})
  expect((await end(current.memberId)).json()).toEqual({ ended: 2 })
  const { history } = (await auth.asOwner('GET', `/v1/members/${current.memberId}/record`)).json()
  expect(history[0]).toMatchObject({ action: 'signOut', actorType: 'app' })
  expect([
    await fetchMyStatus(current.token),
    await fetchMyStatus(there.token),
    await fetchMyStatus(other.token),
  ]).toEqual([401, 401, 200])
  expect(errorCode(await auth.send('POST', '/v1/member-sessions', { sessionToken }))).toBe('INVALID_TOKEN')
  expect(await fetchMyStatus((await auth.enter('gone@example.org')).token)).toBe(200)
  expect((await end(randomUUID())).json().details.applicationError.code).toBe('NOT_FOUND')
})
