import { describe, expect, it } from 'vitest'
import type { Context } from '../../src/context.ts'
import { inMemoryMail } from '../../src/gateways/mail.ts'
import { dispatchEvents, runDue } from '../../src/setup/background.ts'
import { aVerifiedMember } from '../attacks/members.ts'
import {
  aBooking,
  aHold,
  aStudio,
  aVisitor,
  type Client,
  expected,
  type Studio,
  slotWith,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const { app, context, clock } = test
const mail = inMemoryMail()
const sending: Context = { ...context, gateways: { ...context.gateways, mail } }
const hour = (count: number) => new Date(Date.parse('2026-06-02T00:00:00.000Z') + count * 3_600_000).toISOString()

async function bookFor(visitor: Client, studio: Studio, count: number, email: string): Promise<void> {
  const hold = await aHold(visitor, studio, hour(count))
  expected(await visitor.post(`/v1/holds/${hold.id}/book`, { contactDetails: { firstName: 'Clara', email } }))
}

async function listOutbox({ admin }: Studio, recipient: string) {
  await dispatchEvents(sending)
  const { messages } = expected(await admin.post('/v1/messages/query', { recipient, limit: 100 }))
  return messages as { status: string; lastError: string | null }[]
}

describe('emails to one address caused by customers', () => {
  it('are held back above the limit, with the reason in the outbox, and are not sent later', async () => {
    const studio = await aStudio(app, context)
    await studio.admin.patch('/v1/sites/settings', { maxEmailsPerRecipient: 3 })
    const email = 'clara@customer.example'
    for (let count = 0; count < 5; count += 1)
      await bookFor(
        await aVisitor(app, studio.siteId, `10.20.0.${count}`),
        studio,
        count,
        count % 2 ? email : 'Clara@customer.example',
      )
    const messages = await listOutbox(studio, email)
    expect(messages.filter(({ status }) => status === 'WAITING')).toHaveLength(3)
    const held = messages.filter(({ status }) => status === 'HELD')
    expect(held).toHaveLength(2)
    expect(held[0]?.lastError).toMatch(/^Held back: /)
    await runDue(sending, clock.now())
    await runDue(sending, clock.now() + 2 * 3_600_000)
    expect(mail.sent.splice(0)).toHaveLength(3)
  })

  it('are counted for the mailbox, including subaddresses', async () => {
    const studio = await aStudio(app, context)
    await studio.admin.patch('/v1/sites/settings', { maxEmailsPerRecipient: 1 })
    const emails = ['eva+1@customer.example', 'eva+2@customer.example']
    for (const [count, email] of emails.entries()) await bookFor(studio.visitor, studio, count, email)
    const statuses: string[] = []
    for (const email of emails) statuses.push(...(await listOutbox(studio, email)).map(({ status }) => status))
    expect(statuses.sort()).toEqual(['HELD', 'WAITING'])
    await runDue(sending, clock.now())
    mail.sent.length = 0
  })

  it('by strangers do not hold back those of the member who has verified the address', async () => {
    const studio = await aStudio(app, context)
    await studio.admin.patch('/v1/sites/settings', { maxEmailsPerRecipient: 1 })
    const email = 'owner@customer.example'
    const member = await aVerifiedMember(test, studio.siteId, email)
    for (const count of [1, 2]) await bookFor(studio.visitor, studio, count, email)
    for (const count of [3, 4]) await bookFor(member, studio, count, email)
    const statuses = (await listOutbox(studio, email)).map(({ status }) => status)
    expect(statuses.sort()).toEqual(['HELD', 'HELD', 'WAITING', 'WAITING'])
  })

  it('do not affect those to others, and those caused by the business', async () => {
    const studio = await aStudio(app, context)
    await studio.admin.patch('/v1/sites/settings', { maxEmailsPerRecipient: 1 })
    const email = 'ada@customer.example'
    await bookFor(studio.visitor, studio, 1, email)
    await bookFor(studio.visitor, studio, 2, 'bob@customer.example')
    const contactDetails = { firstName: 'Ada', email }
    const notified = { participantNotification: { notifyParticipants: true } }
    for (const count of [3, 4])
      await aBooking(studio.admin, slotWith(studio, hour(count)), { contactDetails, status: 'CONFIRMED' }, notified)
    expect((await listOutbox(studio, email)).map(({ status }) => status)).toEqual(['WAITING', 'WAITING', 'WAITING'])
    expect((await listOutbox(studio, 'bob@customer.example')).map(({ status }) => status)).toEqual(['WAITING'])
  })

  it('are limited to fifteen an hour by default', async () => {
    const studio = await aStudio(app, context)
    const email = 'dora@customer.example'
    for (let count = 0; count < 20; count += 1) await bookFor(studio.visitor, studio, count, email)
    const messages = await listOutbox(studio, email)
    expect(messages.filter(({ status }) => status === 'WAITING')).toHaveLength(15)
    expect(messages.filter(({ status }) => status === 'HELD')).toHaveLength(5)
  })
})
