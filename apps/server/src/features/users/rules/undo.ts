import { MINUTE } from '@kalends/availability'

/** How long a removal or revocation can be undone, in milliseconds. */
export const undoMs = MINUTE
