const minutes = 60 * 1000

/** How long a session waits to be opened. */
export const unopenedMs = 30 * minutes

/** The same where it carries what a session token gave. */
export const unopenedTokenMs = 10 * minutes

/** How long the browser that opened it has it. */
export const openedMs = 24 * 60 * minutes

/** A silent authorization that is repeated this soon after `login_required` shows the form. */
export const insistsAfterMs = 10_000
