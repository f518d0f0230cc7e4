import { expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { aTeam } from './team.ts'

const { app, context } = await createTestApp()

it('requires no second factor by default, separately for each business', async () => {
  const here = await aTeam(app, context)
  const abroad = await aTeam(app, context)
  const off = { staffPolicy: { requireSecondFactor: false } }
  expect((await here.ada.get('/v1/staff/policy')).json()).toEqual(off)
  await abroad.ada.send('PUT', '/v1/staff/policy', { staffPolicy: { requireSecondFactor: true } })
  expect((await here.ada.get('/v1/staff/policy')).json()).toEqual(off)
})
