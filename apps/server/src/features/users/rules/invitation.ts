const days = 24 * 60 * 60 * 1000

/** How long the link of an invitation works. */
export const invitationMs = 14 * days

/** Nobody answered: what was typed about them is kept this long after the link stopped working. */
export const unansweredMs = 30 * days

/** Whether somebody may still accept it. */
export function invitationStatus(expiresAt: number, now: number): 'PENDING' | 'EXPIRED' {
  return expiresAt > now ? 'PENDING' : 'EXPIRED'
}

type Account = { passwordHash: string | null; worksSomewhere: boolean }

/**
 * What whoever accepts has to show. A person with a password proves it; somebody new, or made without one and never
 * used, chooses one. Who has no password but works somewhere can do neither: a link that one business hands out must
 * not open another.
 */
export function requestedOf(account: Account | undefined): 'CHOICE' | 'PROOF' | 'NOTHING_HELPS' {
  if (!account || (account.passwordHash === null && !account.worksSomewhere)) return 'CHOICE'
  return account.passwordHash === null ? 'NOTHING_HELPS' : 'PROOF'
}
