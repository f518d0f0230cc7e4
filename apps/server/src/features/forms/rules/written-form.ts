import type { forms } from '@kalends/contract'
import { type Form, type FormRest, storedAsWritten } from './fields.ts'

/** Writable fields of a form. */
export type WrittenForm = Pick<Form, 'name' | 'enabled' | 'fields' | 'rules' | 'steps' | 'rest'>

const untitled = 'Form'

/** Returns a form as sent, with defaults for missing fields; null and absent mean the same. */
export function writtenForm(sent: forms.Form): WrittenForm {
  const form = withoutNulls(sent)
  return {
    name: (form.name ?? form.properties?.name ?? '').trim() || untitled,
    enabled: form.enabled ?? !(form.properties?.disabled ?? false),
    fields: (form.formFields ?? []).map(completeField),
    rules: form.formRules ?? [],
    steps: (form.steps ?? []).map((step) => ({ ...step, hidden: step.hidden ?? false })),
    rest: pickRest(form),
  }
}

function pickRest(form: forms.Form): FormRest {
  return Object.fromEntries(storedAsWritten.flatMap((name) => (form[name] === undefined ? [] : [[name, form[name]]])))
}

function completeField(field: forms.Field): forms.Field {
  const { inputOptions, displayOptions } = field
  const input = inputOptions && { pii: false, required: false, readOnly: false, ...inputOptions }
  const display: forms.DisplayField | null | undefined = displayOptions && {
    displayFieldType: 'UNKNOWN_FIELD_TYPE',
    ...displayOptions,
  }
  return {
    hidden: false,
    fieldType: input ? 'INPUT' : 'DISPLAY',
    ...field,
    ...(input ? { inputOptions: input } : {}),
    ...(display ? { displayOptions: display } : {}),
  }
}

/** A copy in which nothing is null. Entries of lists stay where they are. */
export function withoutNulls<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutNulls) as T
  if (typeof value !== 'object' || value === null) return value
  const present = Object.entries(value).filter(([, part]) => part !== null && part !== undefined)
  return Object.fromEntries(present.map(([name, part]) => [name, withoutNulls(part)])) as T
}

const currentPaths: Record<string, readonly string[]> = {
  properties: ['name', 'enabled'],
  'properties.name': ['name'],
  'properties.disabled': ['enabled'],
}

/** `name` and `enabled` have older names in `properties`: anyone who writes those and not these means both. */
export function applyLegacyNames({ form, mask }: { form: forms.Form; mask: readonly string[] | undefined }): {
  sent: forms.Form
  mask: readonly string[] | undefined
} {
  const { name, disabled } = form.properties ?? {}
  const sent = {
    ...(name ? { name } : {}),
    ...(typeof disabled === 'boolean' ? { enabled: !disabled } : {}),
    ...Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined)),
  }
  if (!mask) return { sent, mask }
  const extra = mask
    .flatMap((path) => currentPaths[path] ?? [])
    .filter((path) => sent[path as keyof typeof sent] !== undefined)
  return { sent, mask: [...mask, ...extra] }
}
