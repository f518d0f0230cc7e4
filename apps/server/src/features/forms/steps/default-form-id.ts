import type { Db } from '../../../db/database.ts'
import { bookingForms } from '../rules/namespaces.ts'
import { findDefaultFormId } from '../store/forms.ts'

/** The booking form of services that name none; made with the site. */
export async function defaultFormId(db: Db, siteId: string): Promise<string> {
  const id = await findDefaultFormId(db, siteId, bookingForms)
  if (!id) throw new Error(`Site ${siteId} has no default booking form`)
  return id
}
