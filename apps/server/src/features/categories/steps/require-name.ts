import { refuseFields } from '../../../refusal.ts'

/** A name to be seen: not spaces alone. Refuses anything else, naming the field. */
export function requireName(name: string | null | undefined): string {
  if (name?.trim()) return name
  return refuseFields([
    { field: 'category.name', description: 'must be given', violatedRule: 'REQUIRED_FIELD', data: {} },
  ])
}
