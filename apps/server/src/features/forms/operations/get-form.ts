import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findForm } from '../store/forms.ts'
import { formView } from '../view/form.ts'

/** A disabled form is the business's own affair. */
export const getForm: Operation<'getForm'> = async ({ input, actor }, { db }) => {
  const form = await findForm(db, actor.siteId, input.formId)
  if (!form || !(form.enabled || may(actor, 'READ_CATALOGUE'))) return fail('FORM_NOT_FOUND')
  return { form: formView(form) }
}
