import { refuseFields } from '../../../refusal.ts'

/** Returns the trimmed note text; throws if it is blank. */
export function noteText(sent: string): string {
  const text = sent.trim()
  if (text) return text
  return refuseFields([{ field: 'text', description: 'must be filled in', violatedRule: 'REQUIRED_FIELD', data: {} }])
}
