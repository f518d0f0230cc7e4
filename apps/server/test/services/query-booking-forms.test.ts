import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { aCatalogue, anAppointment, callsOn, created } from './catalogue.ts'
import { requesting } from './helper-queries.ts'

const test = await createTestApp()
const calls = callsOn(test)
const here = await aCatalogue(test)
const request = requesting(test, 'booking-forms')
const made: string[] = []
for (const name of ['Oil', 'Salt', 'Clay', 'Fire', 'Milk', 'Hay']) {
  test.clock.advance({ minutes: 1 })
  made.push((await created(calls, here.key, anAppointment(here, { name }))).id ?? '')
}

describe('queryBookingForms', () => {
  it('returns each booking form with the first five services that use it', async () => {
    const { bookingForms, defaultBookingForm } = await request(here.key, { query: {} })
    expect(bookingForms).toHaveLength(1)
    expect(bookingForms[0]).toMatchObject({ totalServiceCount: 6, formDetails: { revision: '1' } })
    expect(bookingForms[0].connectedServices).toHaveLength(5)
    expect(bookingForms[0].connectedServices[0]).toEqual({ id: made[0], name: 'Oil' })
    expect(defaultBookingForm).toBeUndefined()
  })

  it('adds the default form if requested', async () => {
    const body = { query: { filter: { id: randomUUID() } }, conditionalFields: ['DEFAULT_BOOKING_FORM'] }
    const { bookingForms, defaultBookingForm } = await request(here.key, body)
    expect(bookingForms).toEqual([])
    expect(defaultBookingForm).toMatchObject({ totalServiceCount: 6 })
  })

  it('DEFAULT_BOOKING_FORM_NOT_FOUND: says if there is none', async () => {
    const bare = await aCatalogue(test)
    await test.db.updateTable('forms').set({ is_default: false }).where('site_id', '=', bare.siteId).execute()
    const answer = await test.app.inject({
      method: 'POST',
      url: '/v2/services/booking-forms/query',
      headers: { authorization: bare.key },
      payload: { query: {}, conditionalFields: ['DEFAULT_BOOKING_FORM'] },
    })
    expect(answer.statusCode).toBe(404)
    expect(answer.json().details.applicationError.code).toBe('DEFAULT_BOOKING_FORM_NOT_FOUND')
  })
})
