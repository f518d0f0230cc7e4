import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { aDoor, codeOf } from './visitors.ts'

const { app, context } = await createTestApp()
const door = await aDoor(app, context)
const my = async (token: string) => (await door.send('GET', '/v1/members/my', undefined, { as: token })).statusCode

it('endMemberSignIns ends all of one member, who may sign in again', async () => {
  await door.register('gone@example.org')
  await door.register('stays@example.org')
  const [here, there] = [await door.enter('gone@example.org'), await door.enter('gone@example.org')]
  const other = await door.enter('stays@example.org')
  const { sessionToken } = (await door.login('gone@example.org')).json()
  const end = (memberId: string) => door.asOwner('POST', `/v1/members/${memberId}/end-sign-ins`, {})
  expect((await end(here.memberId)).json()).toEqual({ ended: 2 })
  const { history } = (await door.asOwner('GET', `/v1/members/${here.memberId}/record`)).json()
  expect(history[0]).toMatchObject({ action: 'signOut', actorType: 'app' })
  expect([await my(here.token), await my(there.token), await my(other.token)]).toEqual([401, 401, 200])
  expect(codeOf(await door.send('POST', '/v1/member-sessions', { sessionToken }))).toBe('INVALID_TOKEN')
  expect(await my((await door.enter('gone@example.org')).token)).toBe(200)
  expect((await end(randomUUID())).json().details.applicationError.code).toBe('NOT_FOUND')
})
