import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createUser } from '../../src/features/users/index.ts'
import { deleteWorkplace } from '../../src/features/users/store/people.ts'
import { cheapHashes, whileHashing } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { whileWaiting } from '../support/while-waiting.ts'
import { authenticate } from '../users/apps.ts'
import { accept, aTeam, type Colleague } from '../users/team.ts'

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

describe('an owner who is being removed', () => {
  type Team = Awaited<ReturnType<typeof aTeam>>
  const grants: Record<string, (team: Team, noor: Colleague) => Promise<() => ReturnType<Colleague['send']>>> = {
    'invites nobody': async (_, noor) => () =>
      noor.send('POST', '/v1/people/invitations', { email: `${randomUUID()}@example.org`, role: 'owner' }),
    'renews no invitation': async (team, noor) => {
      const { invitation } = await team.invited({ email: `${randomUUID()}@example.org`, role: 'owner' })
      return () => noor.send('POST', `/v1/people/invitations/${invitation.id}/renew`, {})
    },
    'restores no invitation': async (team, noor) => {
      const { invitation } = await team.invited({ email: `${randomUUID()}@example.org`, role: 'owner' })
      await team.ada.send('DELETE', `/v1/people/invitations/${invitation.id}`)
      return () => noor.send('POST', `/v1/people/invitations/${invitation.id}/restore`, {})
    },
  }
  for (const [name, prepare] of Object.entries(grants))
    it(name, async () => {
      const team = await aTeam(app, context)
      const noor = await team.colleague({ role: 'owner' })
      const call = await prepare(team, noor)
      const answer = await whileWaiting(context, {
        lock: (tx) =>
          tx.selectFrom('site_users').select('role').where('user_id', '=', noor.userId).forUpdate().execute(),
        call: () => call().then((found) => found),
        meanwhile: (tx) => deleteWorkplace(tx, team.siteId, noor.userId),
      })
      expect(answer.statusCode).toBe(403)
      const invitations = db.selectFrom('invitations').select('id').where('site_id', '=', team.siteId)
      const granted = await invitations.where('granted_by_user_id', '=', noor.userId).execute()
      expect(granted).toEqual([])
    })
})
