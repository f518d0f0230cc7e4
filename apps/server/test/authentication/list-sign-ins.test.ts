import { describe, expect, it } from 'vitest'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { frontEndSignIns } from './front-end-sign-ins.ts'
import { anAuthClient } from './visitors.ts'

cheapHashes()
const { app, context, clock } = await createTestApp()
const auth = await anAuthClient(app, context)

const signIns = async (token: string) =>
  (await auth.send('GET', '/v1/member-sessions', undefined, { as: token })).json().signIns

describe('listSignIns', () => {
  it('lists the member’s browsers, and marks the current one', async () => {
    await auth.register('list@example.org')
    const home = await auth.enter('list@example.org')
    clock.advance({ minutes: 1 })
    const work = await auth.enter('list@example.org')
    const listed = await signIns(work.token)
    expect(listed.map(({ isPresent }: { isPresent: boolean }) => isPresent)).toEqual([true, false])
    expect(listed[0]).toMatchObject({ browser: 'lightMyRequest', address: expect.stringMatching(/^10\.1\./) })
    expect((await signIns(home.token)).map(({ isPresent }: { isPresent: boolean }) => isPresent)).toEqual([false, true])
  })

  it('lists front ends that sign members in by themselves, once with the pages they opened', async () => {
    const email = 'front@example.org'
    await auth.register(email)
    const home = await auth.enter(email)
    clock.advance({ minutes: 1 })
    const { enter, openPage } = await frontEndSignIns(app, auth)
    const { access } = await enter(email)
    const page = await openPage(access)
    for (const token of [access, page]) {
      const [frontEnd, browser, ...more] = await signIns(token)
      expect(frontEnd).toMatchObject({ frontEnd: 'Shop', browser: '', address: '', isPresent: true })
      expect([browser.frontEnd, browser.isPresent, more]).toEqual([null, false, []])
    }
    expect((await signIns(home.token)).map(({ isPresent }: { isPresent: boolean }) => isPresent)).toEqual([false, true])
  })

  it('lists no access without a refresh token any more once that has expired', async () => {
    const email = 'short@example.org'
    await auth.register(email)
    const { exchange } = await frontEndSignIns(app, auth)
    const token = await exchange(email, { scope: '' })
    expect(await signIns(token)).toHaveLength(1)
    clock.advance({ hours: 4 })
    expect(await signIns((await auth.enter(email)).token)).toHaveLength(1)
  })
})
