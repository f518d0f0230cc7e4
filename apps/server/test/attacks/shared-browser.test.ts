import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { issueMemberTokens } from '../../src/features/identity/index.ts'
import { changeMember, insertMember, lockMember } from '../../src/features/members/index.ts'
import { aForm, makeQuestion } from '../forms/forms.ts'
import {
  aBooking,
  aClient,
  aStudio,
  type Client,
  expected,
  readRefusal,
  type Studio,
  slotWith,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aVisitorToken } from '../support/people.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const day = (number: number) => `2026-06-0${number}T09:00:00.000Z`

/** A browser nobody is signed in to. */
async function aBrowserOf({ siteId }: Studio) {
  const token = await aVisitorToken(app, siteId)
  return { guest: aClient(app, { authorization: token }), visitorId: decodeJwt(token).sub ?? '' }
}

/** Signs a member in there, whose address is not verified. */
async function signIn({ siteId }: Studio, visitorId: string, loginEmail: string) {
  const { id: memberId } = await context.transaction((tx) =>
    insertMember(tx, context, { siteId, loginEmail }, undefined),
  )
  const grant = { siteId, clientId: siteId, memberId, visitorId, memberSessionId: null, hasRefreshToken: false }
  const { access_token } = await issueMemberTokens(context, grant)
  const verify = () =>
    context.transaction(async (tx) => {
      const found = await lockMember(tx, siteId, memberId)
      if (found) await changeMember(tx, context, found, { isVerified: true }, undefined)
    })
  return { verify, client: aClient(app, { authorization: access_token }) }
}

const listIds = async (client: Client): Promise<string[]> =>
  expected(await client.post('/v2/extended-bookings/query', { query: { filter: {} } })).extendedBookings.map(
    ({ booking }: { booking: { id: string } }) => booking.id,
  )

describe('a booking made by somebody else in the same browser', () => {
  it('is neither listed, read nor cancelled by the member who signs in there, confirmed or not', async () => {
    const studio = await aStudio(app, context, { staff: 2 })
    const { guest, visitorId } = await aBrowserOf(studio)
    const contactDetails = { firstName: 'Ada', email: 'ada@customer.example' }
    const [open, confirmed] = [
      await aBooking(guest, slotWith(studio, day(2)), { contactDetails }),
      await aBooking(guest, slotWith(studio, day(3)), { contactDetails }),
    ]
    const { booking } = expected(
      await studio.admin.post(`/v2/bookings/${confirmed.id}/confirm`, { revision: confirmed.revision }),
    )
    const bea = await signIn(studio, visitorId, 'bea@customer.example')
    await bea.verify()
    expect(await listIds(bea.client)).toEqual([])
    for (const { id, revision } of [open, booking]) {
      expect(readRefusal(await bea.client.post(`/v2/bookings/${id}/cancel`, { revision }))).toBe(
        '404 BOOKING_NOT_FOUND',
      )
    }
    const mine = JSON.stringify(expected(await bea.client.get('/v1/members/my/data')))
    expect(mine).not.toContain('ada@customer.example')
    expect((await listIds(guest)).toSorted()).toEqual([open.id, confirmed.id].toSorted())
  })

  it('becomes that of whoever verifies the address it was made under, and of nobody before', async () => {
    const studio = await aStudio(app, context)
    const { guest, visitorId } = await aBrowserOf(studio)
    const email = `${randomUUID()}@customer.example`
    const booking = await aBooking(guest, slotWith(studio, day(2)), { contactDetails: { firstName: 'Ada', email } })
    const ada = await signIn(studio, visitorId, email)
    expect(await listIds(ada.client)).toEqual([])
    await ada.verify()
    expect(await listIds(ada.client)).toEqual([booking.id])
  })

  it('hides its answers from the member who signs in there', async () => {
    const studio = await aStudio(app, context)
    const { guest, visitorId } = await aBrowserOf(studio)
    const form = await aForm(studio.admin, { formFields: [makeQuestion('goal')] })
    const submission = { formId: form.id, submissions: { goal: 'To see Ada' } }
    const made = expected(await guest.post('/v4/submissions', { submission })).submission
    const bea = await signIn(studio, visitorId, 'bea2@customer.example')
    const read = await bea.client.get(`/v4/submissions/${made.id}`)
    expect(read.status).toBe(404)
  })
})
