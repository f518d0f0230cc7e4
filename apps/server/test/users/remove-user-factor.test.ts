import { expect, it } from 'vitest'
import { grantRole, removeFactorByEmail } from '../../src/features/users/index.ts'
import { signInMethodEmailsTo } from '../notifications/sign-in-method-emails.ts'
import { createTestApp } from '../support/index.ts'
import { authenticate, withApp } from './apps.ts'
import { aTeam } from './team.ts'

const { app, context, clock, db } = await createTestApp()
const here = await aTeam(app, context)
const there = await aTeam(app, context)
const loadLatestEntry = async ({ ada }: typeof here) => (await ada.get('/v1/audit')).json().entries[0]

it('lets the only owner sign in again, signs them out, and is recorded at each of their businesses', async () => {
  const ada = await withApp(here.ada, clock)
  await grantRole(db, { siteId: there.siteId, userId: ada.userId, role: 'viewer' }, clock.now())
  const auth = authenticate(app, here.siteId)
  const halfway = await auth.createStateToken(ada)
  const removed = await removeFactorByEmail(context, ` ${ada.email.toUpperCase()} `)
  expect(removed).toEqual({ name: 'Ada', businesses: ['Studio Verde', 'Studio Verde'] })
  expect((await ada.get('/v1/staff/session')).statusCode).toBe(401)
  expect((await auth.finish(halfway, ada.code())).statusCode).toBe(428)
  expect((await auth.signIn(ada)).json().session.userId).toBe(ada.userId)
  const line = { operation: 'removePersonFactor', entityId: ada.userId, entityName: 'Ada', actorName: '' }
  expect(await loadLatestEntry(there)).toMatchObject(line)
  const emails = (await signInMethodEmailsTo(db, ada.email)).map(({ text }) =>
    text.includes('The operator of this installation'),
  )
  expect(emails).toEqual([false, true])
})

it('explains whom it cannot help', async () => {
  const removeFactor = (email: string) => removeFactorByEmail(context, email)
  await expect(removeFactor('nobody@example.org')).rejects.toMatchObject({
    code: 'USER_NOT_FOUND',
    description: 'No staff user has the email address nobody@example.org.',
  })
  await expect(removeFactor(there.ada.email)).rejects.toMatchObject({ code: 'FACTOR_NOT_AVAILABLE' })
})
