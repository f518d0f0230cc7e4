import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createUser } from '../../src/features/users/index.ts'
import { cheapHashes, whileHashing } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { authenticate } from '../users/apps.ts'
import { accept, aTeam } from '../users/team.ts'

const hashes = cheapHashes()
const { app, context, clock, db } = await createTestApp()

describe('an account without a password that two businesses invite', () => {
  it('is of whoever chooses one first: the copied link of the other replaces it not', async () => {
    const email = `${randomUUID()}@example.org`
    await createUser(db, { name: 'Vic', email }, clock.now())
    const [one, two] = [await aTeam(app, context), await aTeam(app, context)]
    const ofVic = { token: (await one.invited({ email, role: 'manager' })).token, password: 'the one of Vic' }
    const ofThief = { token: (await two.invited({ email })).token, password: 'the one of the thief' }
    whileHashing(hashes, async () => expect((await accept(app, ofVic)).statusCode).toBe(200))
    expect((await accept(app, ofThief)).statusCode).toBe(401)
    const { signIn } = authenticate(app, one.siteId)
    const enter = async ({ password }: { password: string }) => (await signIn({ email, password })).statusCode
    expect([await enter(ofVic), await enter(ofThief)]).toEqual([200, 401])
    // The other invitation waits for the password that Vic chose.
    expect((await accept(app, { ...ofThief, password: ofVic.password })).statusCode).toBe(200)
  })
})
