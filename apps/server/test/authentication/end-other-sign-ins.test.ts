import { describe, expect, it } from 'vitest'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { aDoor, codeOf } from './visitors.ts'

cheapHashes()
const { app, context } = await createTestApp()
const door = await aDoor(app, context)

const my = async (token: string) => (await door.send('GET', '/v1/members/my', undefined, { as: token })).statusCode

describe('endOtherSignIns', () => {
  it('ends all others', async () => {
    await door.register('others@example.org')
    const lost = [await door.enter('others@example.org'), await door.enter('others@example.org')]
    const here = await door.enter('others@example.org')
    const { sessionToken } = (await door.login('others@example.org')).json()
    const answer = await door.send('POST', '/v1/member-sessions/end-others', {}, { as: here.token })
    expect(answer.json()).toEqual({ ended: 2 })
    expect([await my(lost[0]?.token ?? ''), await my(lost[1]?.token ?? ''), await my(here.token)]).toEqual([
      401, 401, 200,
    ])
    expect(codeOf(await door.send('POST', '/v1/member-sessions', { sessionToken }))).toBe('INVALID_TOKEN')
  })
})
