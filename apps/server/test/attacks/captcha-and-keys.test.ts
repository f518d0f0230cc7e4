import { expect, it } from 'vitest'
import { solved } from '../captcha/solving.ts'
import { aStudio, bookingInput, readRefusal, slotAt } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T07:00:00Z' })

it('one solved captcha makes one booking, with whatever idempotency keys it is sent', async () => {
  const studio = await aStudio(app, context)
  const { admin, visitor } = studio
  await admin.patch('/v1/captcha/settings', { places: ['BOOKING'] })
  const captchaToken = await solved((await visitor.get('/v1/captcha/challenge')).body)
  const contactDetails = { firstName: 'Clara', email: 'clara@customer.example' }
  const book = async (key: string, start: string) => {
    const made = { ...bookingInput(slotAt(studio, start), { contactDetails }), captchaToken }
    return readRefusal(await visitor.post('/v2/bookings', made, { 'idempotency-key': key }))
  }
  expect(await book('refused', '2026-05-01T10:00:00.000Z')).toMatch(/^4(?!00 INVALID_CAPTCHA)/)
  expect(await book('first', '2026-06-02T10:00:00.000Z')).toBe('200')
  expect(await book('first', '2026-06-02T10:00:00.000Z')).toBe('200')
  expect(await book('second', '2026-06-02T12:00:00.000Z')).toBe('400 INVALID_CAPTCHA')
})
