import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../db/database.ts'
import { defaultBookingFields } from '../rules/default-form.ts'
import { bookingForms } from '../rules/namespaces.ts'
import { insertForm } from '../store/forms.ts'

/** The booking form a new site begins with. Returns its id. */
export async function prepareDefaultForm(tx: Tx, siteId: string, now: number): Promise<string> {
  const id = randomUUID()
  const first = { id, siteId, namespace: bookingForms, name: 'Booking form', isDefault: true, enabled: true }
  const empty = { rules: [], steps: [], deletedFields: [], rest: {} }
  await insertForm(tx, { ...first, ...empty, fields: defaultBookingFields() }, now)
  return id
}
