import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../db/database.ts'
import { bookingForms, defaultBookingFields } from '../rules/default-form.ts'
import { insertForm } from '../store.ts'

/** The booking form a new site begins with. Answers its id. */
export async function prepareDefaultForm(tx: Tx, siteId: string, now: number): Promise<string> {
  const id = randomUUID()
  const form = { id, siteId, namespace: bookingForms, name: 'Booking form', isDefault: true }
  await insertForm(tx, { ...form, fields: defaultBookingFields() }, now)
  return id
}
