import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import { dispatchEvents } from '../../../src/setup/background.ts'
import { aDevice } from '../../authentication/authenticator.ts'
import { aCheckout, aPlan, bookingLine, planLine, startCheckout } from '../../checkouts/support/baskets.ts'
import { aForm, aTextInput, makeQuestion } from '../../forms/forms.ts'
import { aBooking, expected, slotWith } from '../../support/factories.ts'
import type { TestApp } from '../../support/index.ts'
import { runJobs } from '../../support/jobs.ts'
import { aWebhook, bookingUpdated } from '../../webhooks/support/webhooks.ts'
import type { Known } from './person.ts'

/** A server that fails once with what it was told to answer. */
async function anEcho(answer: string): Promise<string> {
  const answers = [answer]
  const server = createServer((_, response) => void response.writeHead(500).end(answers.shift() ?? ''))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
}

/** Leaves further traces of a person, each by the calls of a front end, the dashboard or a provider. */
export async function leaveTraces(test: TestApp, known: Known): Promise<void> {
  await leaveAccountTraces(test, known)
  await leavePurchases(test, known)
  await leaveAnswers(known)
  await leaveCallTraces(test, known)
}

async function leaveAccountTraces(test: TestApp, { client, studio, memberId, marker, email }: Known) {
  const { admin, visitor } = studio
  const { challengeId, options } = expected(await client.post('/v1/member-passkeys/options'))
  const credential = aDevice().create(options)
  expected(await client.post('/v1/member-passkeys', { challengeId, credential, name: `Phone of ${marker}` }))
  expected(await client.post('/v1/member-passkeys/options'))
  expected(await client.post('/v1/member-login-email', { newEmail: `new.${email}` }))
  expected(await visitor.post('/v1/mailed-sign-ins', { email }))
  expected(await client.post('/v1/member-factors', { factorType: 'TOTP' }))
  const contact = { addresses: [{ addressLine: `${marker} Street 1`, city: marker, country: 'DE' }] }
  expected(await admin.patch(`/v1/members/${memberId}`, { member: { contact, profile: { title: `Lady ${marker}` } } }))
  expected(await admin.post(`/v1/members/${memberId}/slug`, { slug: `${marker}-slug` }))
  const filter = { loginEmail: { $startsWith: email } }
  expected(await admin.post('/v1/members/bulk/approve-by-filter', { filter }))
  await runJobs(test)
}

async function leavePurchases({ db }: TestApp, { client, studio, marker, email, bookingIds }: Known) {
  const { admin, visitor } = studio
  const coupon = { code: randomUUID().slice(0, 12), name: 'Ten off', discountType: 'PERCENT', percent: '10' }
  expected(await admin.post('/v1/coupons', { coupon }))
  const plan = await aPlan(studio)
  const info = {
    buyerInfo: { email },
    billingInfo: { contactDetails: { firstName: marker, lastName: marker }, address: { city: marker, country: 'DE' } },
  }
  const buyerNote = `${marker} says hello`
  const open = await aCheckout(client, [planLine(plan.id)], {
    couponCode: coupon.code,
    checkoutInfo: { ...info, buyerNote },
  })
  await startCheckout(client, open.id, open.priceSummary.total.amount, { returnUrl: `/account?of=${marker}` })
  // A front end sells a booking of theirs.
  await aCheckout(admin, [bookingLine(bookingIds[0] ?? '')], { checkoutInfo: { ...info, buyerNote } })
  // Somebody who is not signed in began to buy with their address.
  await aCheckout(visitor, [planLine(plan.id)], { checkoutInfo: { ...info, buyerNote } })
  const card = { returnUrl: `/account?card=${marker}`, idempotencyKey: `card ${marker} ${randomUUID()}` }
  expected(await client.post('/v1/payments/setups/start', card))
  const more = await aBooking(client, slotWith(studio, '2026-06-08T09:00:00.000Z'), {
    contactDetails: { firstName: marker, email },
  })
  const { charge } = expected(await admin.post(`/v1/bookings/${more.id}/charge`))
  expected(await admin.post(`/v1/payments/charges/${charge.id}/waive`, { reason: `${marker} is a friend` }))
  await db
    .updateTable('oauth_clients')
    .set({ allowed_origins: ['https://shop.example'] })
    .where('site_id', '=', studio.siteId)
    .execute()
  const redirect = {
    bookingsBook: { resourceId: slotWith(studio, '2026-06-09T09:00:00.000Z').resource?.id },
    callbacks: { postFlowUrl: `https://shop.example/back?for=${marker}` },
  }
  expected(await client.post('/v1/redirect-session', redirect))
  const { serviceId, startDate, endDate, timezone } = slotWith(studio, '2026-06-09T09:00:00.000Z')
  expected(await client.post('/v1/holds', { slot: { serviceId, startDate, endDate, timezone } }))
}

async function leaveAnswers({ client, studio, marker }: Known) {
  const question = makeQuestion('wishes', { stringOptions: aTextInput('wishes', {}) })
  const form = await aForm(studio.admin, { formFields: [question] })
  const submissions = { wishes: `Wish of ${marker}` }
  expected(await client.post('/v4/submissions', { submission: { formId: form.id, submissions } }))
}

async function leaveCallTraces({ context }: TestApp, { studio, marker, email, bookingIds }: Known) {
  const { admin } = studio
  await aWebhook(admin, { url: await anEcho(`Noted ${marker}`), eventTypes: [bookingUpdated] })
  const key = { 'idempotency-key': randomUUID() }
  const slot = slotWith(studio, '2026-06-09T12:00:00.000Z')
  const contactDetails = { firstName: marker, email }
  expected(
    await admin.post(
      '/v2/bookings',
      { booking: { bookedEntity: { slot }, totalParticipants: 1, contactDetails } },
      key,
    ),
  )
  const canceled = {
    revision: undefined,
    participantNotification: { notifyParticipants: true, message: `Sorry ${marker}` },
  }
  const { extendedBookings } = expected(
    await admin.post('/v2/extended-bookings/query', { query: { filter: { id: bookingIds[0] } } }),
  )
  const { revision } = extendedBookings[0].booking
  expected(await admin.post(`/v2/bookings/${bookingIds[0]}/cancel`, { ...canceled, revision }))
  await dispatchEvents(context)
}
