import type { FieldViolation, forms } from '@kalends/contract'

/** Lists violations of steps: each may contain fields of the form only. */
export function stepFaults(steps: readonly forms.Step[], fields: readonly forms.Field[]): FieldViolation[] {
  const known = new Set(fields.map(({ id }) => id?.toLowerCase()))
  return steps.flatMap((step, index) => {
    const unknown = placedFields(step).filter((id) => !known.has(id.toLowerCase()))
    if (unknown.length === 0) return []
    return [
      {
        field: `form.steps[${index}].layout`,
        description: 'names a field the form does not have',
        violatedRule: 'OTHER',
        ruleName: 'INVALID_FORM_STEPS',
        data: { fieldIds: unknown },
      },
    ]
  })
}

function placedFields({ layout }: forms.Step): string[] {
  const points = [layout?.large, layout?.medium, layout?.small]
  return points.flatMap((point) => [
    ...(point?.items ?? []).flatMap(listFields),
    ...(point?.sections ?? []).flatMap(({ allowedFieldIds }) => allowedFieldIds ?? []),
  ])
}

function listFields({ fieldId, group }: forms.ItemLayout): string[] {
  return [...(fieldId ? [fieldId] : []), ...(group?.items ?? []).flatMap(listFields)]
}
