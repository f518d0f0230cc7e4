import { expect, it } from 'vitest'
import { aStudio, aVisitor, bookingInput, expected, slotAt } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const spellings = [
  'dave@vi\u00adctim.org',
  'da\u200bve@victim.org',
  'dave@victim.org\u2060',
  'dave@ｖictim.org',
  'dave@victim。org',
]

it('refuses other spellings of a mailbox that limits per recipient would count separately', async () => {
  const studio = await aStudio(app, context)
  const visitor = await aVisitor(app, studio.siteId, '10.30.0.1')
  for (const email of spellings) {
    const contactDetails = { firstName: 'Dave', email }
    const booking = bookingInput(slotAt(studio, '2026-06-02T09:00:00.000Z'), { contactDetails })
    const { status, body } = await visitor.post('/v2/bookings', booking)
    expect([email, status]).toEqual([email, 400])
    expect(body.details.validationError.fieldViolations).toMatchObject([
      { field: 'booking.contactDetails.email', violatedRule: 'FORMAT' },
    ])
    const member = await studio.admin.post('/members/v1/members', { member: { loginEmail: email } })
    expect([email, member.status]).toEqual([email, 400])
  }
})

it('counts the spellings of one Gmail mailbox together, dots and both domains included', async () => {
  const studio = await aStudio(app, context)
  expected(await studio.admin.patch('/v1/sites/settings', { maxBookingsPerRecipient: 2 }))
  const gmail = ['victim@gmail.com', 'v.ictim@gmail.com', 'v.i.c.t.i.m+offer@googlemail.com', 'Vic.Tim@Gmail.com']
  const statuses: number[] = []
  for (const [index, email] of gmail.entries()) {
    const visitor = await aVisitor(app, studio.siteId, `10.31.0.${index}`)
    const booking = bookingInput(slotAt(studio, `2026-06-02T${10 + index}:00:00.000Z`), {
      contactDetails: { firstName: 'Dave', email },
    })
    statuses.push((await visitor.post('/v2/bookings', booking)).status)
  }
  expect(statuses).toEqual([200, 200, 429, 429])
})
