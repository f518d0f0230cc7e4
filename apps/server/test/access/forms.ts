import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Caller } from './callers.ts'
import { aCustomer, customerAskedFor, type House } from './house.ts'

type MadeForm = { id: string; revision: string; name: string }

const made: string[] = []

/** Those made long before go: there may be no more than a hundred. */
export async function aForm(house: House): Promise<MadeForm> {
  const old = made.splice(0, Math.max(0, made.length - 40))
  if (old.length > 0) await house.context.db.deleteFrom('forms').where('id', 'in', old).execute()
  const form = { namespace: 'kalends.booking', name: `Form ${randomUUID()}` }
  const answer = await send(house, 'key', 'POST', '/v4/forms', { form })
  made.push(answer.form.id)
  return answer.form
}

export async function aDeletedForm(house: House): Promise<MadeForm> {
  const form = await aForm(house)
  await send(house, 'key', 'DELETE', `/v4/forms/${form.id}`)
  return form
}

/** Answers to the form of a booking with Anna, given by the customer whose data the caller asks for. */
export async function aSubmission(
  house: House,
  caller: Caller,
): Promise<{ id: string; formId: string; email: string }> {
  const { email } = aCustomer()
  const booking = { bookedEntity: { slot: house.nextSlot() }, totalParticipants: 1, selectedPaymentOption: 'OFFLINE' }
  const payload = { booking, formSubmission: { first_name: 'Ada', email } }
  const { booking: booked } = await send(house, customerAskedFor(caller), 'POST', '/v2/bookings', payload)
  return { id: booked.formSubmissionId, formId: booked.formId, email }
}

/** Answers to the form of a booking that belong to none yet, handed in by whom the booking belongs to. */
export async function answersApart(house: House, caller: Caller, bookingId: string): Promise<{ id: string }> {
  const { db } = house.context
  const { form_id: formId } = await db
    .selectFrom('bookings')
    .select('form_id')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const submission = { formId, submissions: { first_name: 'Ada', email: aCustomer().email } }
  return (await send(house, customerAskedFor(caller), 'POST', '/v4/submissions', { submission })).submission
}

/** From now on the standard policy at home asks a form once something is booked. */
export async function askAfterwards({ context: { db }, home }: House): Promise<void> {
  const formId = randomUUID()
  await sql`insert into forms (site_id, id, namespace, name, fields, rules, created_at, updated_at)
    values (${home.siteId}, ${formId}, 'kalends.intake', ${formId}, '[]', '[]', now(), now())`.execute(db)
  const intake = JSON.stringify({
    intakeFormPolicy: { enabled: true, formId, timing: 'AFTER_BOOKING', completionRequirement: 'OPTIONAL' },
  })
  await sql`update booking_policies set rules = rules || ${intake}::jsonb where site_id = ${home.siteId}`.execute(db)
}

async function send(house: House, caller: Caller, method: 'POST' | 'DELETE', url: string, payload: object = {}) {
  const headers = await house.callers.headersOf(caller)
  const answer = await house.app.inject({ method, url, headers, ...(method === 'POST' ? { payload } : {}) })
  if (answer.statusCode !== 200) throw new Error(`${caller} was refused at ${url}: ${answer.body}`)
  return answer.json()
}
