/** Why a card was not charged. */
export type CardProblem = 'missing' | 'notTestCard' | 'declined' | 'challenge' | 'expired' | 'badExpiry'

export type TypedCard = { number: string; expires: string }

/** Returns the problem of a declined card; undefined before the first attempt. */
export function cardProblem(failureCode: string | null): CardProblem | undefined {
  if (!failureCode) return undefined
  if (failureCode === 'CARD_EXPIRED') return 'expired'
  return failureCode === 'CHALLENGE_FAILED' ? 'challenge' : 'declined'
}

/** Returns the field at which a problem is shown. */
export const problemField = (problem: CardProblem): keyof TypedCard =>
  problem === 'expired' || problem === 'badExpiry' ? 'expires' : 'number'

/** Reads `04 / 30`, `4/2030` and `0430`; undefined for anything else. */
export function readExpiry(text: string): { expiresMonth: number; expiresYear: number } | undefined {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*[/.-]?\s*(\d{4}|\d{2})\s*$/.exec(text) ?? []
  const expiresMonth = Number(month)
  if (!year || expiresMonth < 1 || expiresMonth > 12) return undefined
  return { expiresMonth, expiresYear: year.length === 2 ? 2000 + Number(year) : Number(year) }
}
