import { expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { signIn } from '../support/people.ts'
import { aTeam } from './team.ts'

const { app, context } = await createTestApp()
const { siteId, ada, colleague } = await aTeam(app, context)

it('ends all sessions except the current one, and none of other users', async () => {
  const noor = await colleague()
  for (let round = 0; round < 2; round++) await signIn(app, noor, siteId)
  expect((await noor.send('POST', '/v1/staff/sign-ins/end-others', {})).json()).toEqual({ ended: 2 })
  expect((await noor.get('/v1/staff/sign-ins')).json().signIns).toHaveLength(1)
  expect((await ada.get('/v1/staff/session')).statusCode).toBe(200)
})
