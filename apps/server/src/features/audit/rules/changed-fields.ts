export type FieldChange = { field: string; before?: unknown; after?: unknown }

type Entity = Readonly<Record<string, unknown>>

/** Fields that change with every write and say nothing about the change. */
const UNREPORTED_FIELDS = new Set(['revision', 'updatedDate'])

/** Returns the fields that differ, nested ones by their path. A list is one field; absent and null are equal. */
export function changedFields(before: Entity, after: Entity, path = ''): FieldChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name) => {
    if (path === '' && UNREPORTED_FIELDS.has(name)) return []
    return fieldChange(before[name] ?? undefined, after[name] ?? undefined, path === '' ? name : `${path}.${name}`)
  })
}

function fieldChange(before: unknown, after: unknown, field: string): FieldChange[] {
  if (isEntity(before) && isEntity(after)) return changedFields(before, after, field)
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  return [{ field, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }]
}

const isEntity = (value: unknown): value is Entity =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
