/** Details of a customer who is not saved yet. */
export type NewDetails = { firstName: string; lastName: string; email: string; phone: string }

export const noDetails: NewDetails = { firstName: '', lastName: '', email: '', phone: '' }

/** Guesses the details of a new customer from the search text. */
export function guessDetails(values: string): NewDetails {
  const text = values.trim()
  if (text.includes('@')) return { ...noDetails, email: text }
  if (/^[+\d][\d\s()./-]*$/.test(text)) return { ...noDetails, phone: text }
  const [firstName = '', ...rest] = text.split(/\s+/)
  return { ...noDetails, firstName, lastName: rest.join(' ') }
}
