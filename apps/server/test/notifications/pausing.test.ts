import { afterEach, describe, expect, it } from 'vitest'
import type { Context } from '../../src/context.ts'
import { inMemoryMail } from '../../src/gateways/mail.ts'
import { dispatchEvents, runDue } from '../../src/setup/background.ts'
import { aHold, aStudio, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aTeam } from '../users/team.ts'
import { accountRefusal, refusal } from './mail-refusals.ts'

const { app, context, clock, db } = await createTestApp({
  now: '2026-06-01T09:00:00Z',
  environment: { KALENDS_URL: 'https://book.example.org' },
})
const mail = inMemoryMail()
context.gateways.mail = mail
const logged: string[] = []
const log = { ...context.log, error: (_facts: unknown, text: string) => logged.push(text) } as unknown as Context['log']
const sending: Context = { ...context, log }
const { ada, colleague } = await aTeam(app, context)
const run = () => runDue(sending, clock.now())

const wrongPassword = accountRefusal('535 5.7.8 Authentication failed for desk@host', 'SIGN_IN')

/** Businesses with a confirmation each that waits. */
async function waitingStudios(count: number) {
  const studios = []
  for (let i = 0; i < count; i += 1) {
    const studio = await aStudio(app, context)
    const hold = await aHold(studio.visitor, studio, '2026-06-02T09:00:00.000Z')
    const contactDetails = { firstName: 'Clara', email: `clara${i}@customer.example` }
    await studio.visitor.post(`/v1/holds/${hold.id}/book`, { contactDetails })
    studios.push(studio)
  }
  await dispatchEvents(sending)
  return studios
}
const listRows = () =>
  db.selectFrom('messages').select(['status', 'attempts']).where('booking_id', 'is not', null).execute()
const delivery = async () => (await ada.get('/v1/mail-delivery')).json().delivery

afterEach(async () => {
  mail.failNext.length = 0
  mail.sent.length = 0
  logged.length = 0
  await db.deleteFrom('messages').execute()
  await db.deleteFrom('mail_pause').execute()
})

describe('a fault of the account', () => {
  it('pauses sending for everybody, uses no attempt up, and is said once', async () => {
    await waitingStudios(3)
    mail.failNext.push(...Array.from({ length: 9 }, () => wrongPassword))
    await run()
    await run()
    expect(mail.failNext).toHaveLength(8)
    expect(await listRows()).toEqual(Array.from({ length: 3 }, () => ({ status: 'WAITING', attempts: 0 })))
    expect(await delivery()).toMatchObject({
      mailServer: true,
      pause: {
        reason: 'SIGN_IN',
        answer: '535 5.7.8 Authentication failed for desk@host',
        sinceDate: '2026-06-01T09:00:00.000Z',
        nextAttemptDate: '2026-06-01T09:01:00.000Z',
      },
    })
    clock.advance({ minutes: 1 })
    await run()
    expect(logged).toHaveLength(1)
    clock.set('2026-06-01T09:00:00Z')
  })

  it('is tried again after one, two and four minutes, with one message each time, and passes by itself', async () => {
    await waitingStudios(3)
    mail.failNext.push(wrongPassword, wrongPassword, accountRefusal('454 daily limit', 'LIMIT'))
    await run()
    for (const [minutes, left] of [
      [1, 1],
      [1, 1],
      [1, 0],
    ] as const) {
      clock.advance({ minutes })
      await run()
      expect(mail.failNext).toHaveLength(left)
    }
    expect((await delivery()).pause).toMatchObject({ reason: 'LIMIT', nextAttemptDate: '2026-06-01T09:07:00.000Z' })
    clock.set('2026-06-01T09:07:00Z')
    await run()
    expect(mail.sent).toHaveLength(3)
    expect(new Set(mail.sent.map(({ to }) => to.address)).size).toBe(3)
    expect((await delivery()).pause).toBeNull()
    expect(await listRows()).toEqual(Array.from({ length: 3 }, () => ({ status: 'SENT', attempts: 1 })))
    clock.set('2026-06-01T09:00:00Z')
  })

  it('does not outlive its cause when nothing waits', async () => {
    await waitingStudios(1)
    mail.failNext.push(wrongPassword)
    await run()
    await db.deleteFrom('messages').execute()
    mail.failNext.push(wrongPassword)
    clock.advance({ minutes: 1 })
    await run()
    expect((await delivery()).pause).not.toBeNull()
    clock.advance({ minutes: 2 })
    await run()
    expect((await delivery()).pause).toBeNull()
    clock.set('2026-06-01T09:00:00Z')
  })

  it('is another message’s turn at each attempt: one that upsets the server does not stop all others', async () => {
    await waitingStudios(2)
    const tried: string[] = []
    const { send } = mail
    mail.send = async (sent) => {
      tried.push(sent.to.address)
      await send(sent)
    }
    mail.failNext.push(accountRefusal('connection lost', 'CONNECTION'))
    await run()
    clock.advance({ minutes: 1 })
    await run()
    mail.send = send
    expect(tried).toEqual([tried[0], tried[1], tried[0]])
    expect(tried[1]).not.toBe(tried[0])
    expect(mail.sent).toHaveLength(2)
    clock.set('2026-06-01T09:00:00Z')
  })

  it('is over when a test email arrives, and is shown to owners with the answer, to others without', async () => {
    await waitingStudios(1)
    mail.failNext.push(wrongPassword)
    await run()
    const manager = await colleague({ role: 'manager' })
    expect((await manager.get('/v1/mail-delivery')).json().delivery.pause).toMatchObject({
      reason: 'SIGN_IN',
      answer: null,
    })
    expect((await ada.send('POST', '/v1/messages/test', { to: 'ada@verde.example' })).json().sent).toBe(true)
    expect((await delivery()).pause).toBeNull()
  })
})

describe('a fault of one message', () => {
  it('fails it and leaves the others alone, also during a pause', async () => {
    const [studio] = await waitingStudios(2)
    mail.failNext.push(wrongPassword)
    await run()
    clock.advance({ minutes: 1 })
    mail.failNext.push(refusal('550 no such user', 'UNKNOWN_RECIPIENT', true))
    await run()
    expect((await delivery()).pause).toBeNull()
    expect((await listRows()).map(({ status }) => status).sort()).toEqual(['FAILED', 'SENT'])
    const { delivery: own } = expected(await (studio as NonNullable<typeof studio>).admin.get('/v1/mail-delivery'))
    expect(own.waiting).toBe(0)
    clock.set('2026-06-01T09:00:00Z')
  })

  it('counts as the message’s when others get through on the same connection', async () => {
    await waitingStudios(3)
    const lost = accountRefusal('connection lost', 'CONNECTION')
    const { send } = mail
    let tried = 0
    mail.send = async (sent) => {
      tried += 1
      if (tried === 2) throw lost
      await send(sent)
    }
    await run()
    mail.send = send
    expect((await delivery()).pause).toBeNull()
    expect((await listRows()).filter(({ status }) => status === 'WAITING')).toEqual([
      { status: 'WAITING', attempts: 1 },
    ])
  })
})
