import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aForm, makeQuestion } from '../forms/forms.ts'
import { aClub, clubPorts, createMember } from '../members/club.ts'
import { contactOf } from '../support/contact-of.ts'
import { aBooking, aClient, aStudio, aVisitor, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { runJobs } from '../support/jobs.ts'
import { anApiKey, aPerson, signIn } from '../support/people.ts'
import { anEmail } from './members.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z', ports: clubPorts })
const { app, clock, context, db } = test

describe('a job on many members', () => {
  it('ends when the manager who began it is removed', async () => {
    const club = await aClub(test)
    const made = await Promise.all(['A', 'B', 'C'].map((nickname) => createMember(club, { profile: { nickname } })))
    const person = await aPerson(context, club.siteId, { role: 'manager' })
    const [owner, manager] = await Promise.all(
      [await aPerson(context, club.siteId, { role: 'owner' }), person].map(async (one) =>
        aClient(app, (await signIn(app, one, club.siteId)).headers),
      ),
    )
    const filter = { status: 'APPROVED' }
    expected((await manager?.post('/v1/members/bulk/delete-by-filter', { filter })) as never)
    expected((await owner?.delete(`/v1/people/${person.userId}`)) as never)
    await runJobs(test)
    for (const { id } of made) expect((await club.admin.get(`/v1/members/${id}`)).status).toBe(200)
    const jobs = db.selectFrom('async_jobs').select(['status', 'failures']).where('site_id', '=', club.siteId)
    expect(await jobs.execute()).toMatchObject([{ status: 'FAILED', failures: [{ code: 'PERMISSION_DENIED' }] }])
  })
})

describe('answers to a form', () => {
  for (const who of ['viewer', 'staff', 'key'] as const) {
    it(`change no customer whom ${who} may not change`, async () => {
      const studio = await aStudio(app, context)
      const { siteId } = studio
      const email = `${randomUUID()}@customer.example`
      const { customer } = expected(await studio.admin.post('/v1/customers', { customer: { email } }))
      const fields = ['email', 'phone', 'first_name'].map((name) => makeQuestion(name))
      const form = await aForm(studio.admin, { formFields: fields })
      const role = who === 'staff' ? { role: who, resourceIds: [studio.resourceId] } : { role: 'viewer' as const }
      const headers =
        who === 'key'
          ? { authorization: await anApiKey(context, siteId, ['READ_CATALOGUE']) }
          : (await signIn(app, await aPerson(context, siteId, role), siteId)).headers
      const client = aClient(app, { ...headers, 'wix-site-id': siteId })
      const submissions = { email, phone: '+39 06 555 0100', first_name: 'Eve' }
      expected(await client.post('/v4/submissions', { submission: { formId: form.id, submissions } }))
      const after = expected(await studio.admin.get(`/v1/customers/${customer.id}`)).customer
      expect([after.firstName, after.phone]).toEqual([customer.firstName, customer.phone])
    })
  }
})

describe('an account', () => {
  it('is not deleted with an old sign-in, not even with a key besides', async () => {
    const { siteId } = await aStudio(app, context)
    const visitor = await aVisitor(app, siteId)
    const registered = { loginId: { email: anEmail('mira') }, password: 'correct horse battery' }
    const { sessionToken } = expected(await visitor.post('/v2/register', registered))
    const { access_token: token } = expected(await visitor.post('/v1/member-sessions', { sessionToken }))
    clock.advance({ minutes: 30 })
    const key = await anApiKey(context, siteId, ['READ_CATALOGUE'])
    const both = aClient(app, { authorization: `${token},${key}` })
    expect(readRefusal(await both.delete('/v1/members/my?endOrders=true'))).toBe('428 RECENT_SIGN_IN_REQUIRED')
  })
})

describe('a booking that was cancelled with the erasure of its customer', () => {
  it('is not brought back', async () => {
    const studio = await aStudio(app, context)
    const { siteId } = studio
    const owner = aClient(app, {
      ...(await signIn(app, await aPerson(context, siteId), siteId)).headers,
      'wix-site-id': siteId,
    })
    const contactDetails = { firstName: 'Vic', email: `${randomUUID()}@customer.example` }
    const slot = slotWith(studio, new Date(clock.now() + 86_400_000).toISOString().replace(/T.*/, 'T09:00:00.000Z'))
    const booking = await aBooking(studio.admin, slot, { contactDetails, status: 'CONFIRMED' })
    const contactId = await contactOf(context, booking.id)
    expected(await owner.post(`/v1/customers/${contactId}/erase`, { cancelBookings: true }))
    const { revision } = await db
      .selectFrom('bookings')
      .select('revision')
      .where('id', '=', booking.id)
      .executeTakeFirstOrThrow()
    const undone = await owner.post(`/v1/bookings/${booking.id}/undo`, { revision: String(revision) })
    expect(readRefusal(undone)).toMatch(/NOTHING_TO_UNDO$/)
  })
})
