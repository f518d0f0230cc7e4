import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseShape } from '../../../refusal.ts'
import type { FormChange } from '../ports.ts'
import { announceForm } from '../steps/announce-form.ts'
import { findDefaultFormId, hideFromTrash, lockForm, updateForm } from '../store/forms.ts'

export const deleteForm: Operation<'deleteForm'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const form = await lockForm(tx, actor.siteId, input.formId, 'standing')
    if (!form) return fail('FORM_NOT_FOUND')
    if (form.isDefault) return refuseShape('formId', 'is the default form, which stays')
    const now = context.clock.now()
    const to = await findDefaultFormId(tx, form.siteId, form.namespace)
    const handedOver = await handOver(context, tx, { siteId: form.siteId, from: form.id, to, actor, now })
    const trashed = { ...form, deletedAt: new Date(now).toISOString(), handedOver }
    const { firstSequence } = await updateForm(tx, trashed, 1, now)
    if (input.permanent) await hideFromTrash(tx, form)
    const events = ['deleted'] as const
    await announceForm(tx, {
      operation: 'deleteForm',
      actor,
      before: form,
      after: undefined,
      events,
      firstSequence,
      now,
    })
    return {}
  })

/** Moves records that use the form to the default one, or none. Returns their ids by kind, for a restore. */
async function handOver(context: Context, tx: Tx, change: FormChange): Promise<Record<string, string[]>> {
  const moved: Record<string, string[]> = {}
  for (const [name, changeForm] of Object.entries(context.ports.forms.formUsers)) {
    const ids = await changeForm(context, tx, change)
    if (ids.length > 0) moved[name] = ids
  }
  return moved
}
