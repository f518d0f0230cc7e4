import { describe, expect, it } from 'vitest'
import { issueMemberTokens } from '../../src/features/identity/index.ts'
import { insertMember } from '../../src/features/members/index.ts'
import { runDue } from '../../src/setup/background.ts'
import { aVerifiedMember } from '../attacks/members.ts'
import { solved } from '../captcha/solving.ts'
import { aForm } from '../forms/forms.ts'
import {
  aBooking,
  aClient,
  aHold,
  aStudio,
  aVisitor,
  bookingInput,
  type Client,
  readRefusal,
  type Studio,
  slotAt,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'

const start = '2026-06-01T09:00:00Z'
const test = await createTestApp({ now: start })
const { app, context, clock, db } = test
const hour = (count: number) => new Date(Date.parse('2026-06-02T00:00:00.000Z') + count * 3_600_000).toISOString()
const ada = { contactDetails: { firstName: 'Ada', email: 'ada@example.org' } }
const throttled = '429 THROTTLED_FEATURE'

/** A business that lets customers do only so much. */
async function aStrictStudio(limits: object): Promise<Studio> {
  const studio = await aStudio(app, context)
  const answer = await studio.admin.patch('/v1/sites/settings', limits)
  expect(answer.body.settings).toMatchObject(limits)
  return studio
}

const create = (client: Client, studio: Studio, count: number, more: object = {}) =>
  client.post('/v2/bookings', bookingInput(slotAt(studio, hour(count)), more))

async function createSome(client: Client, studio: Studio, counts: number[], more: object = {}): Promise<string[]> {
  const answers: string[] = []
  for (const count of counts) answers.push(readRefusal(await create(client, studio, count, more)))
  return answers
}

async function bookHeld(client: Client, studio: Studio, count: number, contactDetails: object): Promise<string> {
  const hold = await aHold(client, studio, hour(count))
  return readRefusal(await client.post(`/v1/holds/${hold.id}/book`, { contactDetails }))
}

describe('bookings of one visitor', () => {
  it('are refused above the limit until the hour is over, with the time to wait', async () => {
    const studio = await aStrictStudio({ maxBookingsPerVisitor: 3 })
    expect(await createSome(studio.visitor, studio, [1, 2, 3])).toEqual(['200', '200', '200'])
    clock.advance({ minutes: 10 })
    const refused = await create(studio.visitor, studio, 4)
    expect(readRefusal(refused)).toBe(throttled)
    expect(refused.body.details.applicationError).toMatchObject({
      description: 'You did this very often in a short time. Try again later.',
      data: { limit: 'VISITOR', retryAfterSeconds: 3000 },
    })
    expect(refused.headers['retry-after']).toBe('3000')
    expect(readRefusal(await create(await aVisitor(app, studio.siteId), studio, 4))).toBe('200')
    clock.advance({ minutes: 50 })
    expect(readRefusal(await create(studio.visitor, studio, 5))).toBe('200')
    clock.set(start)
  })

  it('are limited by default long before sixty', async () => {
    const studio = await aStudio(app, context)
    const answers = await createSome(
      studio.visitor,
      studio,
      Array.from({ length: 60 }, (_, count) => count),
    )
    expect(answers.filter((answer) => answer === '200')).toHaveLength(20)
    expect(answers.filter((answer) => answer === throttled)).toHaveLength(40)
  })

  it('count however they are made: created, in bulk, from a hold', async () => {
    const studio = await aStrictStudio({ maxBookingsPerVisitor: 4 })
    const { visitor } = studio
    expect(await createSome(visitor, studio, [1])).toEqual(['200'])
    expect(await bookHeld(visitor, studio, 2, { email: 'ada@example.org' })).toBe('200')
    const items = [3, 4, 5, 6].map((count) => bookingInput(slotAt(studio, hour(count))))
    const { body } = await visitor.post('/v2/bulk/bookings/create', { createBookingsInfo: items })
    // biome-ignore lint/suspicious/noExplicitAny: an answer of the wire
    const codes = body.results.map(({ itemMetadata }: any) => itemMetadata.error?.code ?? 'ok')
    expect(codes).toEqual(['ok', 'ok', 'THROTTLED_FEATURE', 'THROTTLED_FEATURE'])
    expect(await bookHeld(visitor, studio, 7, { email: 'ada@example.org' })).toBe(throttled)
  })

  it('limit 120 bookings sent in bulk', async () => {
    const studio = await aStudio(app, context)
    let made = 0
    for (const round of [0, 1, 2]) {
      const items = Array.from({ length: 40 }, (_, count) => bookingInput(slotAt(studio, hour(round * 40 + count))))
      const { body } = await studio.visitor.post('/v2/bulk/bookings/create', { createBookingsInfo: items })
      made += body.bulkActionMetadata.totalSuccesses
    }
    expect(made).toBe(20)
  })

  it('cannot exceed the limit by racing', async () => {
    const studio = await aStrictStudio({ maxBookingsPerVisitor: 5 })
    const answers = await Promise.all(Array.from({ length: 24 }, (_, count) => create(studio.visitor, studio, count)))
    expect(answers.map(readRefusal).filter((answer) => answer === '200')).toHaveLength(5)
    expect(answers.map(readRefusal).filter((answer) => answer === throttled)).toHaveLength(19)
  })

  it('count only when created: a refused booking and a repeated key don’t count', async () => {
    const studio = await aStrictStudio({ maxBookingsPerVisitor: 2 })
    const { visitor } = studio
    expect(readRefusal(await create(visitor, studio, 1))).toBe('200')
    const wrong = bookingInput({ ...slotAt(studio, hour(2)), serviceId: studio.siteId })
    for (let round = 0; round < 3; round += 1) expect((await visitor.post('/v2/bookings', wrong)).status).not.toBe(200)
    const headers = { 'idempotency-key': 'once' }
    const payload = bookingInput(slotAt(studio, hour(3)))
    for (let round = 0; round < 3; round += 1) {
      const answer = await visitor.post('/v2/bookings', payload, headers)
      expect(readRefusal(answer)).toBe('200')
    }
    expect(readRefusal(await create(visitor, studio, 4))).toBe(throttled)
  })

  it('throttled under a key succeed once the hour is over', async () => {
    const studio = await aStrictStudio({ maxBookingsPerVisitor: 1 })
    const headers = { 'idempotency-key': 'later' }
    const payload = bookingInput(slotAt(studio, hour(30)))
    const book = () => studio.visitor.post('/v2/bookings', payload, headers)
    expect(await createSome(studio.visitor, studio, [29])).toEqual(['200'])
    expect(readRefusal(await book())).toBe(throttled)
    clock.advance({ hours: 1 })
    expect(readRefusal(await book())).toBe('200')
    clock.set(start)
  })
})

describe('bookings of a member', () => {
  it('are counted as one customer’s, on all their devices', async () => {
    const studio = await aStrictStudio({ maxBookingsPerVisitor: 2 })
    const { siteId } = studio
    const { id: memberId } = await context.transaction((tx) =>
      insertMember(tx, context, { siteId, loginEmail: 'member@example.org' }, undefined),
    )
    const grant = { siteId, clientId: siteId, memberId, visitorId: null, memberSessionId: null }
    const { access_token } = await issueMemberTokens(context, { ...grant, hasRefreshToken: false })
    const member = (address: string) => aClient(app, { authorization: access_token }, address)
    const codes = []
    for (const count of [1, 2, 3]) {
      const answer = await member(`10.3.0.${count}`).post('/v2/bookings', bookingInput(slotAt(studio, hour(count))))
      codes.push(answer.status)
    }
    expect(codes).toEqual([200, 200, 429])
  })
})

describe('bookings of one network', () => {
  it('are counted for all its visitors, an IPv6 /64 as one', async () => {
    const studio = await aStrictStudio({ maxBookingsPerNetwork: 3 })
    const from = async (address: string, count: number) =>
      readRefusal(await create(await aVisitor(app, studio.siteId, address), studio, count))
    expect(await from('2001:db8:1:1::1', 1)).toBe('200')
    expect(await from('2001:db8:1:1::2', 2)).toBe('200')
    expect(await from('2001:db8:1:1:ffff::', 3)).toBe('200')
    expect(await from('2001:db8:1:1::4', 4)).toBe(throttled)
    expect(await from('2001:db8:1:2::1', 4)).toBe('200')
  })

  it('cannot exceed the limit by racing with a new visitor for each', async () => {
    const studio = await aStrictStudio({ maxBookingsPerNetwork: 4 })
    const visitors = await Promise.all(Array.from({ length: 16 }, () => aVisitor(app, studio.siteId, '10.4.0.1')))
    const answers = await Promise.all(visitors.map((visitor, count) => create(visitor, studio, count)))
    expect(answers.map(readRefusal).filter((answer) => answer === '200')).toHaveLength(4)
  })

  it('leave enough by default for a studio where everyone uses one Wi-Fi', async () => {
    const studio = await aStudio(app, context)
    const visitors = await Promise.all(Array.from({ length: 40 }, () => aVisitor(app, studio.siteId, '10.5.0.1')))
    const answers = await Promise.all(visitors.map((visitor, count) => create(visitor, studio, count)))
    expect(answers.map(readRefusal)).toEqual(Array(40).fill('200'))
  })
})

describe('bookings for one address', () => {
  it('are counted across visitors, case-insensitively', async () => {
    const studio = await aStrictStudio({ maxBookingsPerRecipient: 2 })
    const bookFrom = async (address: string, count: number, email: string) =>
      readRefusal(
        await create(await aVisitor(app, studio.siteId, address), studio, count, { contactDetails: { email } }),
      )
    expect(await bookFrom('10.6.0.1', 1, 'ada@example.org')).toBe('200')
    expect(await bookFrom('10.6.0.2', 2, 'Ada@Example.org')).toBe('200')
    expect(await bookFrom('10.6.0.3', 3, 'ada@example.ORG')).toBe(throttled)
    expect(await bookFrom('10.6.0.3', 3, 'bob@example.org')).toBe('200')
  })

  it('by strangers do not count for the member who has verified it, whose own have a count', async () => {
    const studio = await aStrictStudio({ maxBookingsPerRecipient: 2 })
    const loginEmail = 'own@example.org'
    const member = await aVerifiedMember(test, studio.siteId, loginEmail)
    const contactDetails = { firstName: 'Ada', email: loginEmail }
    expect(await createSome(studio.visitor, studio, [1, 2, 3], { contactDetails })).toEqual(['200', '200', throttled])
    expect(await createSome(member, studio, [4], { contactDetails })).toEqual(['200'])
    expect(await bookHeld(member, studio, 5, { ...contactDetails, email: 'Own@Example.org' })).toBe('200')
    expect(await createSome(member, studio, [6], { contactDetails })).toEqual([throttled])
    expect(await createSome(member, studio, [7], { contactDetails: { email: 'other@example.org' } })).toEqual(['200'])
  })

  it('are counted for the mailbox, including subaddresses', async () => {
    const studio = await aStrictStudio({ maxBookingsPerRecipient: 2 })
    const answers: string[] = []
    for (const count of [1, 2, 3]) {
      const visitor = await aVisitor(app, studio.siteId, `10.6.1.${count}`)
      const contactDetails = { email: `ada+${count}@example.org` }
      answers.push(readRefusal(await create(visitor, studio, count, { contactDetails })))
    }
    expect(answers).toEqual(['200', '200', throttled])
  })
})

describe('staff and API keys', () => {
  it('are not limited', async () => {
    const studio = await aStrictStudio({
      maxBookingsPerVisitor: 1,
      maxBookingsPerNetwork: 1,
      maxBookingsPerRecipient: 1,
    })
    expect(await createSome(studio.admin, studio, [1, 2, 3], ada)).toEqual(['200', '200', '200'])
    const person = await aPerson(context, studio.siteId)
    const { headers } = await signIn(app, person, studio.siteId)
    for (const count of [4, 5]) {
      const payload = bookingInput(slotAt(studio, hour(count)), ada)
      const answer = await app.inject({ method: 'POST', url: '/v2/bookings', headers, payload })
      expect(answer.statusCode).toBe(200)
    }
    // Nothing of it counted against customers.
    expect(readRefusal(await create(studio.visitor, studio, 6, ada))).toBe('200')
  })
})

describe('forms', () => {
  it('are refused above the limits of a visitor and of a network', async () => {
    const studio = await aStrictStudio({ maxSubmissionsPerVisitor: 2, maxSubmissionsPerNetwork: 3 })
    const form = await aForm(studio.admin)
    const submit = async (client: Client) =>
      readRefusal(await client.post('/v4/submissions', { submission: { formId: form.id, submissions: {} } }))
    expect([await submit(studio.visitor), await submit(studio.visitor)]).toEqual(['200', '200'])
    expect(await submit(studio.visitor)).toBe(throttled)
    expect(await submit(await aVisitor(app, studio.siteId))).toBe('200')
    expect(await submit(await aVisitor(app, studio.siteId))).toBe(throttled)
    expect(await submit(studio.admin)).toBe('200')
  })

  it('are limited by default to twenty of one visitor, also simultaneous ones', async () => {
    const { admin, visitor } = await aStudio(app, context)
    const form = await aForm(admin)
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        visitor.post('/v4/submissions', { submission: { formId: form.id, submissions: {} } }),
      ),
    )
    expect(answers.map(readRefusal).filter((answer) => answer === '200')).toHaveLength(20)
    expect(answers.map(readRefusal).filter((answer) => answer === throttled)).toHaveLength(10)
  })
})

describe('a captcha for bookings', () => {
  it('INVALID_CAPTCHA: required of customers, however they book; not of the business', async () => {
    const studio = await aStudio(app, context)
    const { admin, visitor } = studio
    await admin.patch('/v1/captcha/settings', { places: ['BOOKING'] })
    const invalid = '400 INVALID_CAPTCHA'
    const token = async () => solved((await visitor.get('/v1/captcha/challenge')).body)
    const one = (captchaToken?: string) =>
      visitor.post('/v2/bookings', { ...bookingInput(slotAt(studio, hour(1))), captchaToken })
    expect(readRefusal(await one())).toBe(invalid)
    expect(readRefusal(await one('nonsense'))).toBe(invalid)
    const used = await token()
    expect(readRefusal(await one(used))).toBe('200')
    expect(readRefusal(await one(used))).toBe(invalid)
    const bulk = (captchaToken?: string) =>
      visitor.post('/v2/bulk/bookings/create', {
        createBookingsInfo: [bookingInput(slotAt(studio, hour(2)))],
        captchaToken,
      })
    expect(readRefusal(await bulk())).toBe(invalid)
    expect(readRefusal(await bulk(await token()))).toBe('200')
    const hold = await aHold(visitor, studio, hour(3))
    const bookHold = (captchaToken?: string) =>
      visitor.post(`/v1/holds/${hold.id}/book`, { contactDetails: { email: 'ada@example.org' }, captchaToken })
    expect(readRefusal(await bookHold())).toBe(invalid)
    expect(readRefusal(await bookHold(await token()))).toBe('200')
    expect(readRefusal(await create(admin, studio, 4))).toBe('200')
    expect((await visitor.get('/v1/sites/current')).body.site.captcha.places).toEqual(['BOOKING'])
  })
})

describe('limit settings', () => {
  it('are refused outside their range', async () => {
    const { admin } = await aStudio(app, context)
    for (const wrong of [0, -1, 1.5, 10_001, '5', null]) {
      expect((await admin.patch('/v1/sites/settings', { maxBookingsPerVisitor: wrong })).status).toBe(400)
    }
  })
})

it('outdated counters are deleted', async () => {
  const studio = await aStudio(app, context)
  await aBooking(studio.visitor, slotAt(studio, hour(1)))
  const count = async () => (await db.selectFrom('rate_limits').select('key').execute()).length
  expect(await count()).toBeGreaterThan(0)
  await runDue(context, clock.now() + 48 * 3_600_000)
  expect(await count()).toBe(0)
})
