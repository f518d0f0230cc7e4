import type { forms } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { refuseFields } from '../../../refusal.ts'
import type { Form } from '../rules/fields.ts'
import { fault, formFaults } from '../rules/form-faults.ts'
import { namespaces } from '../rules/namespaces.ts'
import { writtenForm } from '../rules/written-form.ts'
import { announceForm } from '../steps/announce-form.ts'
import { claimFormName } from '../steps/claim-form-name.ts'
import { insertForm } from '../store/forms.ts'
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
  const name = await claimFormName(tx, actor.siteId, namespace, written.name)
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
  const announcement = { events: ['created'], firstSequence: 1, now } as const
  await announceForm(tx, { operation: 'createForm', actor, before: undefined, after: made, ...announcement })
  return made
}
