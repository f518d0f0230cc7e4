import type { Client, InputOf } from '@kalends/sdk'
import { isRefusal } from '../../../lib/refusal.ts'
import { readText } from '../../fields/read-form.ts'
import { copyContactQuestions, copyField } from '../draft.ts'
import { findNamespace, listForms, type Purpose, purposes } from './load-forms.ts'

/** The result of an action. */
export type Outcome =
  | { action: 'create' | 'duplicate'; id: string }
  | { action: 'delete' | 'restore' | 'switch'; id: string; name: string }
  | { problem: true }

/** Carries out an action of the list; undefined for an unknown one. */
export async function changeForms(client: Client, form: FormData): Promise<Outcome | undefined> {
  const formId = readText(form, 'id')
  const name = readText(form, 'name')
  try {
    switch (readText(form, 'intent')) {
      case 'create':
        return { action: 'create', id: await create(client, readText(form, 'purpose'), name) }
      case 'duplicate':
        return { action: 'duplicate', id: await duplicate(client, formId, name) }
      case 'switch':
        await client.forms.updateForm({
          form: { id: formId, revision: readText(form, 'revision'), enabled: readText(form, 'enabled') === 'yes' },
        })
        return { action: 'switch', id: formId, name }
      case 'delete':
        await client.forms.deleteForm({ formId })
        return { action: 'delete', id: formId, name }
      case 'restore': {
        const { form: back } = await client.forms.restoreForm({ formId })
        return { action: 'restore', id: formId, name: back?.name ?? name }
      }
      default:
        return undefined
    }
  } catch (error) {
    if (isRefusal(error)) return { problem: true }
    throw error
  }
}

/** Creates a form. One for bookings asks who the customer is, with the questions of the default form. */
async function create(client: Client, sent: string, name: string): Promise<string> {
  const purpose: Purpose = purposes.find((it) => it === sent) ?? 'booking'
  const namespace = findNamespace(purpose)
  const [first] = purpose === 'booking' ? await listForms(client, purpose) : []
  const formFields = copyContactQuestions(first?.formFields ?? [])
  const { form } = await client.forms.createForm({ form: { namespace, name, formFields } as WrittenForm })
  return form?.id ?? ''
}

/** A stored form has an id in every field, option and rule. */
type WrittenForm = InputOf<'forms', 'createForm'>['form']

async function duplicate({ forms }: Client, formId: string, name: string): Promise<string> {
  const { form: found } = await forms.getForm({ formId })
  const { fields, rules } = copyField({ fields: found?.formFields ?? [], rules: found?.formRules ?? [] })
  const { namespace, submitSettings, limitationRule } = found ?? {}
  const { form } = await forms.createForm({
    form: { namespace, name, submitSettings, limitationRule, formFields: fields, formRules: rules } as WrittenForm,
  })
  return form?.id ?? ''
}
