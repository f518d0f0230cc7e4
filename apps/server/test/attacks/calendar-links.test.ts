import { describe, expect, it } from 'vitest'
import { cheapHashes } from '../support/cheap-hashes.ts'
import {
  type Answer,
  aClient,
  aHold,
  aStudio,
  aVisitor,
  type Client,
  expected,
  readRefusal,
  type Studio,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { messagesTo } from '../support/messages.ts'
import { anEmail, enter } from './members.ts'

cheapHashes()
const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const { app, context, clock } = test
const url = '/v1/calendar-feeds/my'
const password = 'correct horse battery'

/** Somebody who signed up with an address that is not theirs, and made a calendar link. */
async function aSquatter(studio: Studio) {
  const email = anEmail('victim')
  const visitor = await aVisitor(app, studio.siteId)
  const squatter = await enter(test, visitor, await visitor.post('/v2/register', { loginId: { email }, password }))
  const { secret } = expected(await squatter.post(url, {}))
  const read = () => aClient(app, {}).get(`/v1/calendar-feeds/${secret}/calendar.ics`)
  expect((await read()).status).toBe(200)
  return { email, squatter, read }
}

/** Signs in in another browser, a minute later. */
async function signInAgain(studio: Studio, email: string): Promise<Client> {
  clock.advance({ minutes: 1 })
  const visitor = await aVisitor(app, studio.siteId)
  return enter(test, visitor, await visitor.post('/v2/login', { loginId: { email }, password }))
}

async function recoverByMail(studio: Studio, email: string) {
  const visitor = await aVisitor(app, studio.siteId)
  expected(await visitor.post('/v1/send-email', { email }))
  const sent = (await messagesTo(context, email)).filter(({ kind }) => kind === 'password-link').at(-1)
  const recoveryToken = /\/login\/password\/([\w.-]+)/.exec(sent?.body_text ?? '')?.[1]
  return enter(test, visitor, await visitor.post('/v1/recover', { recoveryToken, password: 'another good one' }))
}

describe('the calendar link of a squatter', () => {
  it('ends when the owner of the address proves it with a password link', async () => {
    const studio = await aStudio(app, context)
    const { email, read } = await aSquatter(studio)
    const owner = await recoverByMail(studio, email)
    const hold = await aHold(owner, studio, '2026-06-03T09:00:00.000Z')
    expected(await owner.post(`/v1/holds/${hold.id}/book`, { contactDetails: { firstName: 'Vic', email } }))
    expect(readRefusal(await read())).toBe('404 NOT_FOUND')
    expect(expected(await owner.get(url))).toEqual({ createdDate: null })
  })

  const ends: Record<string, (studio: Studio, squatter: Client & { memberId: string }) => Promise<Answer>> = {
    'the business changes the address': ({ admin }, { memberId }) =>
      admin.patch(`/api/v1/members/${memberId}/change-login-email`, { newEmail: anEmail('safe') }),
    'the business signs the member out': ({ admin }, { memberId }) =>
      admin.post(`/v1/members/${memberId}/end-sign-ins`, {}),
    'the member changes the password': (_, squatter) =>
      squatter.post('/v2/change-password', { newPassword: 'yet another good one', currentPassword: password }),
    'the member signs out everywhere else': (_, squatter) => squatter.post('/v1/member-sessions/end-others', {}),
  }
  for (const [what, end] of Object.entries(ends))
    it(`ends when ${what}`, async () => {
      const studio = await aStudio(app, context)
      const { squatter, read } = await aSquatter(studio)
      expected(await end(studio, squatter))
      expect(readRefusal(await read())).toBe('404 NOT_FOUND')
    })

  it('does not work again when a blocked member is let in again', async () => {
    const studio = await aStudio(app, context)
    const { squatter, read } = await aSquatter(studio)
    expected(await studio.admin.post(`/v1/members/${squatter.memberId}/block`, {}))
    expected(await studio.admin.post(`/v1/members/${squatter.memberId}/approve`, {}))
    expect(readRefusal(await read())).toBe('404 NOT_FOUND')
  })
})

describe('a calendar link', () => {
  it('ends with the sign-in it was made with, and with no other', async () => {
    const studio = await aStudio(app, context)
    const { email, read } = await aSquatter(studio)
    const owner = await signInAgain(studio, email)
    const other = await signInAgain(studio, email)
    const end = async (isThief: boolean) => {
      const { signIns } = expected(await owner.get('/v1/member-sessions'))
      const others = signIns.filter(({ isPresent }: { isPresent: boolean }) => !isPresent)
      const { id } = isThief ? others.at(-1) : others[0]
      expected(await owner.delete(`/v1/member-sessions/${id}`))
    }
    await end(false)
    expect([(await other.get('/v1/members/my')).status, (await read()).status]).toEqual([401, 200])
    await end(true)
    expect(readRefusal(await read())).toBe('404 NOT_FOUND')
  })

  it('is made only after a recent sign-in', async () => {
    const studio = await aStudio(app, context)
    const { squatter, read } = await aSquatter(studio)
    clock.advance({ minutes: 10 })
    expect(readRefusal(await squatter.post(url, {}))).toBe('428 RECENT_SIGN_IN_REQUIRED')
    expect((await read()).status).toBe(200)
  })

  it('is never made while its member is signed out everywhere', async () => {
    const studio = await aStudio(app, context)
    for (let round = 0; round < 5; round++) {
      const { squatter } = await aSquatter(studio)
      const [renewed] = await Promise.all([
        squatter.post(url, {}),
        studio.admin.post(`/v1/members/${squatter.memberId}/end-sign-ins`, {}),
      ])
      const secret = renewed.status === 200 ? renewed.body.secret : 'none'
      const read = await aClient(app, {}).get(`/v1/calendar-feeds/${secret}/calendar.ics`)
      expect(readRefusal(read)).toBe('404 NOT_FOUND')
    }
  })
})
