import { expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { withApp } from './apps.ts'
import { aTeam } from './team.ts'

const { app, context, clock } = await createTestApp()
const { ada, colleague } = await aTeam(app, context)
const url = '/v1/staff/factor'

it('returns whether there is an app, since when, and the number of remaining recovery codes', async () => {
  const noor = await colleague()
  await noor.send('POST', url, { password: noor.password })
  const begun = {
    isActive: false,
    activatedDate: null,
    isEmailProved: true,
    lastUsedDate: null,
    recoveryCodesLeft: 0,
    isRequired: false,
  }
  expect((await noor.get(url)).json()).toEqual(begun)
  const at = new Date(clock.now()).toISOString()
  const locked = await withApp(noor, clock)
  const active = {
    isActive: true,
    activatedDate: at,
    isEmailProved: true,
    lastUsedDate: at,
    recoveryCodesLeft: 10,
    isRequired: false,
  }
  expect((await locked.get(url)).json()).toEqual(active)
  await locked.send('POST', `${url}/remove`, { factorCode: locked.recoveryCodes[0] })
  expect((await locked.get(url)).json()).toEqual(begun)
  expect((await ada.get(url)).json()).toEqual(begun)
})
