import { expect, it } from 'vitest'
import { inMemoryMail } from '../../src/gateways/mail.ts'
import { dispatchEvents, runDue } from '../../src/setup/background.ts'
import { aHold, aStudio, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { refusal } from './mail-refusals.ts'

const { app, context, clock } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const mail = inMemoryMail()
context.gateways.mail = mail
const run = () => runDue(context, clock.now())

it('sends what failed in the last 30 days, of this business only, once', async () => {
  const studios = [await aStudio(app, context), await aStudio(app, context)] as const
  for (const studio of studios) {
    for (const hour of ['09', '11']) {
      const hold = await aHold(studio.visitor, studio, `2026-06-02T${hour}:00:00.000Z`)
      const contactDetails = { firstName: 'Clara', email: `clara${hour}@customer.example` }
      expected(await studio.visitor.post(`/v1/holds/${hold.id}/book`, { contactDetails }))
    }
  }
  await dispatchEvents(context)
  mail.failNext.push(...Array.from({ length: 4 }, () => refusal('550 gone', 'UNKNOWN_RECIPIENT', true)))
  await run()
  const { admin } = studios[0]
  const delivery = async () => expected(await admin.get('/v1/mail-delivery')).delivery
  expect(await delivery()).toMatchObject({ waiting: 0, failed: 2 })
  expect(expected(await admin.post('/v1/messages/resend-failed'))).toEqual({ resent: 2 })
  expect(await delivery()).toMatchObject({ waiting: 2, failed: 0 })
  expect(expected(await admin.post('/v1/messages/resend-failed'))).toEqual({ resent: 0 })
  await run()
  expect(mail.sent.map(({ to }) => to.address).sort()).toEqual(['clara09@customer.example', 'clara11@customer.example'])
  clock.advance({ days: 31 })
  expect(expected(await studios[1].admin.get('/v1/mail-delivery')).delivery.failed).toBe(0)
  expect(expected(await studios[1].admin.post('/v1/messages/resend-failed'))).toEqual({ resent: 0 })
})

it('sends no test of the mail server again', async () => {
  const { admin, siteId } = await aStudio(app, context)
  const failed = { status: 'FAILED', kind: 'test' }
  expected(await admin.post('/v1/messages/test', { to: 'me@business.example' }))
  await context.db.updateTable('messages').set(failed).where('site_id', '=', siteId).execute()
  expect(expected(await admin.get('/v1/mail-delivery')).delivery.failed).toBe(0)
  expect(expected(await admin.post('/v1/messages/resend-failed'))).toEqual({ resent: 0 })
})

it('is limited to twenty an hour: THROTTLED_FEATURE', async () => {
  const { admin } = await aStudio(app, context)
  for (let i = 0; i < 20; i += 1) expected(await admin.post('/v1/messages/resend-failed'))
  expect(readRefusal(await admin.post('/v1/messages/resend-failed'))).toBe('429 THROTTLED_FEATURE')
})
