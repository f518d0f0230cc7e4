import type { OperationIdOf } from '@kalends/contract'
import type { Attempt, Row } from './case.ts'
import type { Fixture } from './fixture.ts'

/** One call for every captcha operation. */
export const captchaCalls: Record<OperationIdOf<'captcha'>, (fixture: Fixture) => Promise<Attempt>> = {
  getCaptchaSettings: async () => ({ method: 'GET', url: '/v1/captcha/settings', shows: ['hasVisibleSecret'] }),
  updateCaptchaSettings: async () => ({
    method: 'PATCH',
    url: '/v1/captcha/settings',
    shows: ['key-of-the-captcha'],
    // An enabled captcha would refuse the other calls.
    payload: { visibleSiteKey: 'key-of-the-captcha' },
  }),
  createCaptchaChallenge: async ({ app, actors }) => {
    // The first challenge of an installation creates the key, which the table does not cover.
    await app.inject({ url: '/v1/captcha/challenge', headers: await actors.actorHeaders('visitor') })
    return { method: 'GET', url: '/v1/captcha/challenge', shows: ['PBKDF2'] }
  },
}

const ownerOutcomes = { strangers: '401 401 401', customers: '403 403 403 403' }

/** Expected outcome per actor; `table.ts` lists the columns. */
export const captchaRows: Record<OperationIdOf<'captcha'>, Row> = {
  getCaptchaSettings: {
    ...ownerOutcomes,
    people: 'sees sees 403 403 403 403',
    keys: 'sees 403 sees',
    otherBusiness: '403 sees sees 401 401 401',
  },
  updateCaptchaSettings: {
    ...ownerOutcomes,
    people: 'does does 403 403 403 403',
    keys: 'does 403 does',
    otherBusiness: '403 does does 401 401 401',
  },
  createCaptchaChallenge: {
    strangers: '401 401 401',
    customers: 'sees sees sees sees',
    people: 'sees sees sees sees sees sees',
    keys: 'sees sees sees',
    otherBusiness: 'sees sees sees 401 401 401',
  },
}
