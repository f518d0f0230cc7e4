import type { InputField } from '../generated/shapes.ts'

const contactDetails = ['FIRST_NAME', 'LAST_NAME', 'EMAIL', 'PHONE', 'ADDRESS'] as const
/** A detail of a contact that answers to forms fill in. */
export type ContactDetail = (typeof contactDetails)[number]

/**
 * Finds the contact detail that a question asks for: the one it is mapped to, otherwise the one whose standard target it
 * has, such as `first_name`. A mapping to any other field is stored and has no effect.
 */
export function findContactDetail({
  target,
  contactMapping,
}: Pick<InputField, 'target' | 'contactMapping'>): ContactDetail | undefined {
  const mapped = contactDetails.find((detail) => detail === contactMapping?.contactField)
  return mapped ?? contactDetails.find((detail) => detail.toLowerCase() === target)
}
