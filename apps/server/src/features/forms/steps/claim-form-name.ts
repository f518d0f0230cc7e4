import type { Tx } from '../../../db/database.ts'
import { refuseFields } from '../../../refusal.ts'
import { fault } from '../rules/form-faults.ts'
import { freeName } from '../rules/free-name.ts'
import { listNames, lockNames } from '../store/forms.ts'

const mostForms = 100

/** Claims a free name among the forms of a namespace until the transaction ends. Throws at the form limit. */
export async function claimFormName(tx: Tx, siteId: string, namespace: string, wanted: string): Promise<string> {
  await lockNames(tx, siteId, namespace)
  const names = await listNames(tx, siteId, namespace)
  if (names.length >= mostForms) {
    const data = { threshold: mostForms }
    refuseFields([fault('namespace', 'NAMESPACE_FORMS_COUNT_EXCEEDED', `has ${mostForms} forms already`, data)])
  }
  return freeName(wanted, names)
}
