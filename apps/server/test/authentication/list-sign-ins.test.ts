import { describe, expect, it } from 'vitest'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
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
})
