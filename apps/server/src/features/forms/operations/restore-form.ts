import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import type { Form } from '../rules/fields.ts'
import { announceForm } from '../steps/announce-form.ts'
import { claimFormName } from '../steps/claim-form-name.ts'
import { findDefaultFormId, lockForm, updateForm } from '../store/forms.ts'
import { formView } from '../view/form.ts'

export const restoreForm: Operation<'restoreForm'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const trashed = await lockForm(tx, actor.siteId, input.formId, 'trash')
    if (!trashed) return fail('FORM_NOT_FOUND')
    const now = context.clock.now()
    const name = await claimFormName(tx, trashed.siteId, trashed.namespace, trashed.name)
    const standing = { ...trashed, name, deletedAt: null, handedOver: {} }
    const { form, firstSequence } = await updateForm(tx, standing, 1, now)
    await takeBack(context, tx, actor, trashed, now)
    const events = ['updated'] as const
    await announceForm(tx, {
      operation: 'restoreForm',
      actor,
      before: undefined,
      after: form,
      events,
      firstSequence,
      now,
    })
    return { form: formView(form) }
  })

/** Moves records back to a restored form, unless they got another form since. */
async function takeBack(context: Context, tx: Tx, actor: Actor, trashed: Form, now: number): Promise<void> {
  const from = await findDefaultFormId(tx, trashed.siteId, trashed.namespace)
  for (const [name, changeForm] of Object.entries(context.ports.forms.formUsers)) {
    const only = trashed.handedOver[name]
    if (!only) continue
    await changeForm(context, tx, { siteId: trashed.siteId, from, to: trashed.id, only, actor, now })
  }
}
