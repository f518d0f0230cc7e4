import type { Db } from '../../../db/database.ts'
import { bookingForms } from '../rules/default-form.ts'
import { loadDefaultFormId } from '../store.ts'

/** The booking form of services that name none; made with the site. */
export function defaultFormId(db: Db, siteId: string): Promise<string> {
  return loadDefaultFormId(db, siteId, bookingForms)
}
