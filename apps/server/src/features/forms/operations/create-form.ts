import type { forms } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { refuseFields } from '../../../refusal.ts'
import type { Form } from '../rules/fields.ts'
import { fault, formFaults } from '../rules/form-faults.ts'
import { freeName } from '../rules/free-name.ts'
import { namespaces } from '../rules/namespaces.ts'
import { writtenForm } from '../rules/written-form.ts'
import { announceForm } from '../steps/announce-form.ts'
import { insertForm, listNames, lockNames } from '../store/forms.ts'
import { formView } from '../view/form.ts'

export const createForm: Operation<'createForm'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => ({ form: formView(await create(context, tx, actor, input.form)) }))

async function create(context: Context, tx: Tx, actor: Actor, sent: forms.Form): Promise<Form> {
  const namespace = sent.namespace ?? ''
  const faults = formFaults(sent)
  if (!namespaces.includes(namespace)) {
    const known = { known: namespaces }
    faults.push(fault('namespace', 'UNSUPPORTED_FORM_NAMESPACE', `must be one of ${namespaces.join(', ')}`, known))
  }
  if (faults.length > 0) return refuseFields(faults)
  const now = context.clock.now()
  const written = writtenForm(sent)
  const name = await claimName(tx, actor.siteId, namespace, written.name)
  const made = await insertForm(
    tx,
    {
      ...written,
      name,
      siteId: actor.siteId,
      id: context.ids.guid(),
      namespace,
      isDefault: false,
      deletedFields: [],
    },
    now,
  )
  const told = { events: ['created'], firstSequence: 1, now } as const
  await announceForm(tx, { operation: 'createForm', actor, before: undefined, after: made, ...told })
  return made
}

const mostForms = 100

/** Claims a free name among the forms of a namespace until the transaction ends. Throws at the form limit. */
export async function claimName(tx: Tx, siteId: string, namespace: string, wanted: string): Promise<string> {
  await lockNames(tx, siteId, namespace)
  const names = await listNames(tx, siteId, namespace)
  if (names.length >= mostForms) {
    const data = { threshold: mostForms }
    refuseFields([fault('namespace', 'NAMESPACE_FORMS_COUNT_EXCEEDED', `has ${mostForms} forms already`, data)])
  }
  return freeName(wanted, names)
}
