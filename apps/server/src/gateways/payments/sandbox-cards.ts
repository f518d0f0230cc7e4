/** What charging a card of the sandbox does. */
export type SandboxOutcome = 'SUCCESS' | 'DECLINE' | 'CHALLENGE' | 'LATE'

/** Test cards of the sandbox; it takes no others. */
export const sandboxCards: readonly { number: string; outcome: SandboxOutcome }[] = [
  { number: '4242 4242 4242 4242', outcome: 'SUCCESS' },
  { number: '4000 0000 0000 0002', outcome: 'DECLINE' },
  { number: '4000 0000 0000 3220', outcome: 'CHALLENGE' },
  { number: '4000 0000 0000 3055', outcome: 'LATE' },
]

/** Returns the outcome and the last four digits of a test card; undefined for any other number. */
export function findSandboxCard(number: string): { outcome: SandboxOutcome; brand: string; last4: string } | undefined {
  const digits = number.replaceAll(/[\s-]/g, '')
  const card = sandboxCards.find((known) => known.number.replaceAll(' ', '') === digits)
  return card && { outcome: card.outcome, brand: 'Visa', last4: digits.slice(-4) }
}
