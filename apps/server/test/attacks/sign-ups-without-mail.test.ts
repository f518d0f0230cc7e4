import { signInCodes } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { inMemoryMail } from '../../src/gateways/mail.ts'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { contactOf } from '../support/contact-of.ts'
import {
  aBooking,
  aStudio,
  aVisitor,
  type Client,
  expected,
  readRefusal,
  type Studio,
  slotWith,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { messagesTo } from '../support/messages.ts'
import { anEmail, enter, findMine, readMe } from './members.ts'

cheapHashes()
const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const { app, context } = test
const day = (number: number) => `2026-06-0${number}T09:00:00.000Z`
const guest = (email: string) => ({ contactDetails: { firstName: 'Vic', phone: '+39 06 555 0177', email } })
const password = 'of the stranger'

const register = (visitor: Client, email: string, word = password) =>
  visitor.post('/v2/register', { loginId: { email }, password: word, profile: { firstName: 'Mallory' } })

/** Signs up with the address of somebody else while no email can be sent. */
async function aSquatter(studio: Studio, email: string): Promise<Client & { memberId: string }> {
  context.gateways.mail = undefined
  const visitor = await aVisitor(app, studio.siteId)
  return enter(test, visitor, await register(visitor, email))
}

/** Signs in with a code that is sent to the address. */
async function enterByMail(visitor: Client, email: string): Promise<Client & { memberId: string }> {
  const { requestToken } = expected(await visitor.post('/v1/mailed-sign-ins', { email }))
  const code = /\b\d{6}\b/.exec((await messagesTo(context, email)).at(-1)?.subject ?? '')?.[0]
  return enter(test, visitor, await visitor.post('/v1/mailed-sign-ins/finish', { requestToken, code }))
}

describe('who signs up with the address of a customer while no email can be sent', () => {
  it('is in, and sees and changes nothing of what the customer booked before or after', async () => {
    const studio = await aStudio(app, context)
    const email = anEmail('victim')
    const before = await aBooking(studio.visitor, slotWith(studio, day(3)), guest(email))
    const squatter = await aSquatter(studio, email)
    const after = await aBooking(studio.visitor, slotWith(studio, day(4)), guest(email))
    const me = await readMe(squatter)
    expect(me).toMatchObject({ loginEmail: email, loginEmailVerified: false, contact: { firstName: 'Mallory' } })
    expect(me.contactId).not.toBe(await contactOf(context, before.id))
    const again = await aBooking(studio.visitor, slotWith(studio, day(5)), guest(email))
    expect(again).toMatchObject({ contactDetails: { firstName: 'Vic' } })
    expect(await contactOf(context, again.id)).toBe(await contactOf(context, before.id))
    expect(await findMine(squatter)).toEqual([])
    expect(JSON.stringify((await squatter.get('/v1/members/my/data')).body)).not.toContain('555 0177')
    for (const { id, revision } of [before, after])
      expect(readRefusal(await squatter.post(`/v2/bookings/${id}/cancel`, { revision }))).toBe('404 BOOKING_NOT_FOUND')
  })

  it('cannot take the address along to another one', async () => {
    const studio = await aStudio(app, context)
    const email = anEmail('victim')
    await aBooking(studio.visitor, slotWith(studio, day(3)), guest(email))
    const squatter = await aSquatter(studio, email)
    const newEmail = anEmail('evil')
    expected(await squatter.post('/v1/member-login-email', { newEmail }))
    const code = /\b\d{6}\b/.exec((await messagesTo(context, newEmail)).at(-1)?.subject ?? '')?.[0]
    expected(await squatter.post('/v1/member-login-email/finish', { code }))
    expect(await findMine(squatter)).toEqual([])
  })

  it('is out once the owner of the address proves it, who gets the account and the bookings', async () => {
    const studio = await aStudio(app, context)
    const email = anEmail('victim')
    const hers = await aBooking(studio.visitor, slotWith(studio, day(3)), guest(email))
    const squatter = await aSquatter(studio, email)
    context.gateways.mail = inMemoryMail()
    const visitor = await aVisitor(app, studio.siteId)
    const owner = await enterByMail(visitor, email)
    expect(await findMine(owner)).toEqual([hers.id])
    const contactId = await contactOf(context, hers.id)
    expect(await readMe(owner)).toMatchObject({ loginEmailVerified: true, contactId, contact: { firstName: 'Vic' } })
    expect((await squatter.get('/v1/members/my')).status).toBe(401)
    const login = await visitor.post('/v2/login', { loginId: { email }, password })
    expect(readRefusal(login)).toBe(`400 ${signInCodes.passwordNotSet}`)
  })

  it('does not have it taken over by the next who signs up with it', async () => {
    const studio = await aStudio(app, context)
    const email = anEmail('customer')
    await aBooking(studio.visitor, slotWith(studio, day(3)), guest(email))
    const first = await aSquatter(studio, email)
    const again = await register(await aVisitor(app, studio.siteId), email, 'of the second one')
    expect(readRefusal(again)).toBe(`400 ${signInCodes.emailTaken}`)
    expect((await readMe(first)).loginEmail).toBe(email)
  })
})
