import { expect, it } from 'vitest'
import { grantRole } from '../../src/features/users/index.ts'
import { signInMethodEmailsTo } from '../notifications/sign-in-method-emails.ts'
import { createTestApp } from '../support/index.ts'
import { anApiKey } from '../support/people.ts'
import { authenticate, withApp } from './apps.ts'
import { aTeam, errorCode } from './team.ts'

const { app, context, clock, db } = await createTestApp()
const { siteId, ada, colleague } = await aTeam(app, context)
const abroad = await aTeam(app, context)
const removeFactor = (userId: string, by = ada) => by.send('DELETE', `/v1/people/${userId}/factor`)

it('lets a user who lost their phone sign in with the password, and ends their sessions', async () => {
  const noor = await withApp(await colleague({ name: 'Noor', role: 'receptionist' }), clock)
  const answer = await removeFactor(noor.userId)
  expect(answer.json().person).toMatchObject({ userId: noor.userId, hasSecondFactor: false })
  expect((await noor.get('/v1/staff/session')).statusCode).toBe(401)
  expect((await authenticate(app, siteId).signIn(noor)).json().session.userId).toBe(noor.userId)
  expect(errorCode(await removeFactor(noor.userId))).toBe('FACTOR_NOT_AVAILABLE')
  const email = (await signInMethodEmailsTo(db, noor.email)).at(-1)
  expect(email?.change).toBe('Two-step verification was turned off')
  expect(email?.text).toContain('Who:\n  Ada')
  const { entries } = (await ada.get('/v1/audit')).json()
  expect(entries[0]).toMatchObject({ operation: 'removePersonFactor', entityId: noor.userId, entityName: 'Noor' })
})

it('is for owners: not for their own, and not by a key from another owner', async () => {
  const owner = await withApp(ada, clock)
  const other = await withApp(await colleague(), clock)
  expect(errorCode(await removeFactor(owner.userId))).toBe('UNAUTHORIZED_OPERATION')
  const headers = { authorization: await anApiKey(context, siteId) }
  const byKey = await app.inject({ method: 'DELETE', url: `/v1/people/${other.userId}/factor`, headers })
  expect(errorCode(byKey)).toBe('UNAUTHORIZED_OPERATION')
  expect((await removeFactor(other.userId)).statusCode).toBe(200)
})

it('is refused to the owner of one business if the user works at another too', async () => {
  const noor = await withApp(await colleague({ role: 'viewer' }), clock)
  const workplace = { userId: noor.userId, role: 'viewer' } as const
  await grantRole(db, { ...workplace, siteId: abroad.siteId }, clock.now())
  expect(errorCode(await removeFactor(noor.userId))).toBe('UNAUTHORIZED_OPERATION')
  await grantRole(db, { siteId: abroad.siteId, userId: ada.userId, role: 'owner' }, clock.now())
  expect((await removeFactor(noor.userId)).statusCode).toBe(200)
  expect(errorCode(await removeFactor(abroad.ada.userId, await colleague()))).toBe('USER_NOT_FOUND')
})
