import type { forms } from '@kalends/contract'
import type { Form } from '../rules/fields.ts'

/** Events of forms are published under this name. Source: facts/forms/forms.json, events. */
export const formFqdn = 'wix.forms.v4.form'

/** A form in the API shape. */
export function formView(form: Form): forms.Form {
  const { name, enabled, rest } = form
  return {
    spamFilterProtectionLevel: 'NONE',
    autoFillContact: 'FORM_INPUT',
    submissionAccess: 'OWNER_AND_COLLABORATORS',
    ...rest,
    id: form.id,
    revision: String(form.revision),
    createdDate: form.createdAt,
    updatedDate: form.updatedAt,
    namespace: form.namespace,
    kind: 'REGULAR',
    name,
    enabled,
    properties: { name, disabled: !enabled },
    formFields: form.fields,
    steps: form.steps,
    formRules: form.rules,
    deletedFormFields: form.deletedFields,
    fields: [],
    rules: [],
    deletedFields: [],
    nestedForms: [],
  }
}
