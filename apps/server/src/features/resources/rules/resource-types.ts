import type { FieldViolation, resourceTypes } from '@kalends/contract'

/** Own choice: the API documents a limit without its value. */
export const maxResourceTypes = 100

const longestName = 40

export function normalizeTypeName({ name }: resourceTypes.ResourceType): string {
  return name?.trim() ?? ''
}

/** Lists violations in the name of a resource type. */
export function typeNameFaults(written: resourceTypes.ResourceType): FieldViolation[] {
  if (normalizeTypeName(written) !== '') return []
  return [{ field: 'resourceType.name', violatedRule: 'REQUIRED_FIELD', description: 'must be given', data: {} }]
}

/** Numbered names of a type's first resources, cut to the maximum length. */
export function numberNames(kind: string, quantity: number): string[] {
  return Array.from({ length: Math.max(0, quantity) }, (_, index) => {
    const number = ` ${index + 1}`
    return kind.slice(0, longestName - number.length) + number
  })
}
