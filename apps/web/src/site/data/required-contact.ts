import type { forms } from '@kalends/contract'
import { type ContactDetail, findContactDetail } from '@kalends/contract/form-rules'
import type { LoadedForm } from '../../parts/questions/load-form.ts'

/** The form with what the business requires of every customer, and the targets of the questions that were added. */
export type FormOfCustomer = { form: LoadedForm; added: string[] }

const questions: Record<ContactDetail, { target: string; label: string; format?: 'EMAIL' | 'PHONE' }> = {
  FIRST_NAME: { target: 'first_name', label: 'First name' },
  LAST_NAME: { target: 'last_name', label: 'Last name' },
  EMAIL: { target: 'email', label: 'Email', format: 'EMAIL' },
  PHONE: { target: 'phone', label: 'Phone', format: 'PHONE' },
  ADDRESS: { target: 'address', label: 'Address' },
}

/** Makes questions about required contact details required, and adds those that the form does not ask. */
export function withRequiredContact(form: LoadedForm, required: readonly ContactDetail[]): FormOfCustomer {
  if (!form.open) return { form, added: [] }
  const asksFor = (field: forms.Field, detail: ContactDetail) => findContactDetail(field.inputOptions ?? {}) === detail
  const missing = required.filter((detail) => !form.fields.some((field) => asksFor(field, detail)))
  const present = form.fields.map((field) =>
    required.some((detail) => asksFor(field, detail))
      ? { ...field, hidden: false, inputOptions: { ...field.inputOptions, required: true } }
      : field,
  )
  return {
    form: { ...form, fields: [...missing.map(newContactQuestion), ...present] },
    added: missing.map((detail) => questions[detail].target),
  }
}

/** Returns answers to added questions as contact details. */
export function toContactDetails(given: Readonly<Record<string, unknown>>, added: readonly string[]): object {
  const names: Record<string, string> = { first_name: 'firstName', last_name: 'lastName' }
  return Object.fromEntries(
    added.flatMap((target) => {
      const text = String(given[target] ?? '').trim()
      if (!text) return []
      return [target === 'address' ? ['fullAddress', { formattedAddress: text }] : [names[target] ?? target, text]]
    }),
  )
}

function newContactQuestion(detail: ContactDetail): forms.Field {
  const { target, label, format } = questions[detail]
  const input = { label, showLabel: true }
  return {
    id: `contact:${target}`,
    hidden: false,
    identifier: `CONTACTS_${detail}`,
    fieldType: 'INPUT',
    inputOptions: {
      target,
      pii: true,
      required: true,
      readOnly: false,
      inputType: 'STRING',
      contactMapping: { contactField: detail },
      stringOptions: {
        ...(format === 'PHONE'
          ? { componentType: 'PHONE_INPUT', phoneInputOptions: input }
          : { componentType: 'TEXT_INPUT', textInputOptions: input }),
        validation: { maxLength: format === 'PHONE' ? 50 : 320, ...(format ? { format } : {}) },
      },
    },
  }
}
