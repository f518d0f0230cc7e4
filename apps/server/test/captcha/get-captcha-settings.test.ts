import { expect, it } from 'vitest'
import { anAuthClient } from '../authentication/visitors.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp()
const auth = await anAuthClient(app, context)

it('getCaptchaSettings returns off by default', async () => {
  expect((await auth.asOwner('GET', '/v1/captcha/settings')).json().settings).toEqual({
    provider: 'ALTCHA',
    places: [],
    visibleSiteKey: null,
    invisibleSiteKey: null,
    hasVisibleSecret: false,
    hasInvisibleSecret: false,
  })
  expect((await auth.send('GET', '/v1/sites/current')).json().site.captcha).toBeNull()
})
