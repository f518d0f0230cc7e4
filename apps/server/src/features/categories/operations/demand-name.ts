import { refuseFields } from '../../../refusal.ts'

/** Returns the name; throws if it is blank. */
export function demandName(name: string | null | undefined): string {
  if (name?.trim()) return name
  return refuseFields([
    { field: 'category.name', description: 'must be given', violatedRule: 'REQUIRED_FIELD', data: {} },
  ])
}
