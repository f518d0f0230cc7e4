const days = 24 * 60 * 60 * 1000

/** Lifetime of an invitation. */
export const invitationMs = 14 * days

/** Retention of an unanswered invitation after it expired. */
export const unansweredMs = 30 * days

/** Returns the status of an invitation. */
export function invitationStatus(expiresAt: number, now: number): 'PENDING' | 'EXPIRED' {
  return expiresAt > now ? 'PENDING' : 'EXPIRED'
}

type Account = { passwordHash: string | null; worksSomewhere: boolean; isEmailProved: boolean }

/**
 * Returns what accepting requires: the password of an existing account, or a new one for an unused account. A user
 * without a password who works elsewhere can do neither, so that one site's link cannot open another site. An emailed link
 * opens an account whose address nobody has proved: whoever set its password may be a stranger.
 */
export function requiredProof(
  account: Account | undefined,
  isEmailed: boolean,
): 'CHOICE' | 'TAKEOVER' | 'PROOF' | 'NOTHING_HELPS' {
  if (!account || (account.passwordHash === null && !account.worksSomewhere)) return 'CHOICE'
  if (isEmailed && !account.isEmailProved) return 'TAKEOVER'
  return account.passwordHash === null ? 'NOTHING_HELPS' : 'PROOF'
}
