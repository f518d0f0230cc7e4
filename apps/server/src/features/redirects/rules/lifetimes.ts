const minutes = 60 * 1000

/** Lifetime of an unopened session. */
export const unopenedMs = 30 * minutes

/** How long after the sign-in a session signs in the member of its session token, opened or not. */
export const preparedMs = 10 * minutes

/** Lifetime of an opened session. */
export const openedMs = 24 * 60 * minutes

/** A silent authorization that is repeated this soon after `login_required` shows the form. */
export const promptRepeatMs = 10_000
