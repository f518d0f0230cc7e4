import type { FieldViolation } from '@kalends/contract'
import type { FormField } from './fields.ts'

/** Refuses changed targets: the key of an answer stays with its field, even a removed one. */
export function targetFaults(
  before: { fields: readonly FormField[]; deletedFields: readonly FormField[] },
  after: readonly FormField[],
): FieldViolation[] {
  const known = new Map([...before.deletedFields, ...before.fields].map((field) => [field.id, targetOf(field)]))
  return after.flatMap((field, index) => {
    const target = known.get(field.id)
    if (!target || target === targetOf(field)) return []
    const at = `form.formFields[${index}].inputOptions.target`
    const description = `must stay ${target}`
    return [{ field: at, violatedRule: 'OTHER', ruleName: 'TARGET_CHANGED', description, data: { target } }]
  })
}

/** Returns the removed fields, oldest first, without restored ones. */
export function deletedAfter(
  before: { fields: readonly FormField[]; deletedFields: readonly FormField[] },
  after: readonly FormField[],
): FormField[] {
  const stored = new Set(after.map(({ id }) => id))
  return [...before.deletedFields, ...before.fields].filter(({ id }) => !stored.has(id))
}

function targetOf({ inputOptions }: FormField): string | undefined {
  return inputOptions?.target ?? undefined
}
