import { MINUTE } from '@kalends/availability'

/** How long a merge can be undone, in milliseconds. */
export const undoMs = MINUTE
