import { expect, it } from 'vitest'
import { aDoor } from '../authentication/visitors.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp()
const door = await aDoor(app, context)

it('getCaptchaSettings says that none is asked for until the owner says otherwise', async () => {
  expect((await door.asOwner('GET', '/v1/captcha/settings')).json().settings).toEqual({
    ...{ provider: 'ALTCHA', places: [], visibleSiteKey: null, invisibleSiteKey: null },
    ...{ hasVisibleSecret: false, hasInvisibleSecret: false },
  })
  expect((await door.send('GET', '/v1/sites/current')).json().site.captcha).toBeNull()
})
