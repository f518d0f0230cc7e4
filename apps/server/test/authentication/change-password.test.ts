import { describe, expect, it } from 'vitest'
import { wayInLettersTo } from '../notifications/way-in-letters.ts'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { aDoor, codeOf, faultsOf, password } from './visitors.ts'

cheapHashes()
const { app, context, db } = await createTestApp()
const door = await aDoor(app, context)

const my = async (token: string) => (await door.send('GET', '/v1/members/my', undefined, { as: token })).statusCode

describe('changePassword', () => {
  const change = (as: string, newPassword: string) => door.send('POST', '/v2/change-password', { newPassword }, { as })

  it('keeps the present sign-in and throws out every other', async () => {
    await door.register('change@example.org')
    const thief = await door.enter('change@example.org')
    const here = await door.enter('change@example.org')
    const answer = await change(here.token, 'a better password')
    expect([answer.statusCode, answer.json()]).toEqual([200, {}])
    expect([await my(thief.token), await my(here.token)]).toEqual([401, 200])
    expect(codeOf(await door.login('change@example.org', password))).toBe('-19976')
    expect((await door.login('change@example.org', 'a better password')).json().state).toBe('SUCCESS')
    const [letter] = await wayInLettersTo(db, 'change@example.org')
    expect([letter?.change, letter?.text.includes('/login/forgot')]).toEqual(['Your password was changed', true])
  })

  it('names the password where it is not good enough', async () => {
    await door.register('weak@example.org')
    const { token } = await door.enter('weak@example.org')
    expect(faultsOf(await change(token, 'short'))[0]).toMatchObject({
      field: 'newPassword',
      data: { type: 'PASSWORD' },
    })
  })

  it('is for members alone', async () => {
    expect((await door.send('POST', '/v2/change-password', { newPassword: 'a better password' })).statusCode).toBe(403)
    expect((await change(door.key, 'a better password')).statusCode).toBe(403)
  })
})
