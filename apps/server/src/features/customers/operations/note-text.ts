import { refuseFields } from '../../../refusal.ts'

/** The words of a note without space around them; blank ones are refused. */
export function noteText(sent: string): string {
  const text = sent.trim()
  if (text) return text
  return refuseFields([{ field: 'text', description: 'must be filled in', violatedRule: 'REQUIRED_FIELD', data: {} }])
}
