import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { TestActor } from './actors.ts'
import { aCustomer, customerRequestedFor, type Fixture } from './fixture.ts'

type MadeForm = { id: string; revision: string; name: string }

const createdForm: string[] = []

/** Creates a form and deletes old ones: at most a hundred may exist. */
export async function aForm(fixture: Fixture): Promise<MadeForm> {
  const old = createdForm.splice(0, Math.max(0, createdForm.length - 40))
  if (old.length > 0) await fixture.context.db.deleteFrom('forms').where('id', 'in', old).execute()
  const form = { namespace: 'kalends.booking', name: `Form ${randomUUID()}` }
  const answer = await send(fixture, 'key', 'POST', '/v4/forms', { form })
  createdForm.push(answer.form.id)
  return answer.form
}

export async function aDeletedForm(fixture: Fixture): Promise<MadeForm> {
  const form = await aForm(fixture)
  await send(fixture, 'key', 'DELETE', `/v4/forms/${form.id}`)
  return form
}

/** A submission for a booking with Anna, by the customer whose data the actor requests. */
export async function aSubmission(
  fixture: Fixture,
  actor: TestActor,
): Promise<{ id: string; formId: string; email: string }> {
  const { email } = aCustomer()
  const booking = { bookedEntity: { slot: fixture.nextSlot() }, totalParticipants: 1, selectedPaymentOption: 'OFFLINE' }
  const payload = { booking, formSubmission: { first_name: 'Ada', email } }
  const { booking: booked } = await send(fixture, customerRequestedFor(actor), 'POST', '/v2/bookings', payload)
  return { id: booked.formSubmissionId, formId: booked.formId, email }
}

/** A booking form submission without a booking yet, by the customer whose data the actor requests. */
export async function createUnlinkedSubmission(
  fixture: Fixture,
  actor: TestActor,
  bookingId: string,
): Promise<{ id: string }> {
  const { db } = fixture.context
  const { form_id: formId } = await db
    .selectFrom('bookings')
    .select('form_id')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const submission = { formId, submissions: { first_name: 'Ada', email: aCustomer().email } }
  return (await send(fixture, customerRequestedFor(actor), 'POST', '/v4/submissions', { submission })).submission
}

/** Makes the home business's default policy require a form after booking. */
export async function requireFormAfterBooking({ context: { db }, home }: Fixture): Promise<void> {
  const formId = randomUUID()
  await sql`insert into forms (site_id, id, namespace, name, fields, rules, created_at, updated_at)
    values (${home.siteId}, ${formId}, 'kalends.intake', ${formId}, '[]', '[]', now(), now())`.execute(db)
  const intake = JSON.stringify({
    intakeFormPolicy: { enabled: true, formId, timing: 'AFTER_BOOKING', completionRequirement: 'OPTIONAL' },
  })
  await sql`update booking_policies set rules = rules || ${intake}::jsonb where site_id = ${home.siteId}`.execute(db)
}

async function send(fixture: Fixture, actor: TestActor, method: 'POST' | 'DELETE', url: string, payload: object = {}) {
  const headers = await fixture.actors.actorHeaders(actor)
  const answer = await fixture.app.inject({ method, url, headers, ...(method === 'POST' ? { payload } : {}) })
  if (answer.statusCode !== 200) throw new Error(`${actor} was refused at ${url}: ${answer.body}`)
  return answer.json()
}
