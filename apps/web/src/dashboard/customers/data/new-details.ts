/** What is known of somebody who is not written down yet. */
export type NewDetails = { firstName: string; lastName: string; email: string; phone: string }

export const noDetails: NewDetails = { firstName: '', lastName: '', email: '', phone: '' }

/** What was typed to find somebody, as the beginning of their details. */
export function guessDetails(values: string): NewDetails {
  const text = values.trim()
  if (text.includes('@')) return { ...noDetails, email: text }
  if (/^[+\d][\d\s()./-]*$/.test(text)) return { ...noDetails, phone: text }
  const [firstName = '', ...rest] = text.split(/\s+/)
  return { ...noDetails, firstName, lastName: rest.join(' ') }
}
