import { useNavigation } from 'react-router'

/**
 * Returns true while a form is being submitted, not while the page loads anew after it.
 *
 * @param intent  counts only forms with this `intent` field; without it, every form
 * @param fields  further fields the form must have, to tell forms of the same intent apart
 */
export function useIsSubmitting(intent?: string, fields: Record<string, string> = {}): boolean {
  const { state, formData } = useNavigation()
  if (state !== 'submitting') return false
  if (intent === undefined) return true
  return Object.entries({ ...fields, intent }).every(([name, value]) => formData?.get(name) === value)
}
