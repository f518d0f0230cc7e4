import { expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { signIn } from '../support/people.ts'
import { aTeam, errorCode } from './team.ts'

const { app, context } = await createTestApp()
const { siteId, ada, colleague } = await aTeam(app, context)

it('ends one of the user’s sessions, and finds none of others', async () => {
  const noor = await colleague()
  const { cookie } = await signIn(app, noor, siteId)
  const { signIns } = (await noor.get('/v1/staff/sign-ins')).json()
  const { id } = signIns.find(({ isPresent }: { isPresent: boolean }) => !isPresent)
  expect(errorCode(await ada.send('DELETE', `/v1/staff/sign-ins/${id}`))).toBe('NOT_FOUND')
  expect((await noor.send('DELETE', `/v1/staff/sign-ins/${id.toUpperCase()}`)).json()).toEqual({})
  expect((await app.inject({ url: '/v1/staff/session', headers: { cookie } })).statusCode).toBe(401)
  expect(errorCode(await noor.send('DELETE', `/v1/staff/sign-ins/${id}`))).toBe('NOT_FOUND')
  expect((await noor.get('/v1/staff/session')).statusCode).toBe(200)
})
