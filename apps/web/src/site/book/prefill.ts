import type { BookingFormData } from '../data/form.ts'
import type { SiteMember } from '../member.ts'

/** Answers that the account of the signed-in member already holds. */
export function prefilledAnswers({ fields }: BookingFormData, member: SiteMember | null): Record<string, unknown> {
  if (!member) return {}
  const { firstName, lastName, email, phone } = member
  const known: Record<string, string> = { first_name: firstName, last_name: lastName, email, phone }
  const targets = fields.flatMap(({ inputOptions }) => inputOptions?.target ?? [])
  return Object.fromEntries(targets.flatMap((target) => (known[target] ? [[target, known[target]]] : [])))
}
