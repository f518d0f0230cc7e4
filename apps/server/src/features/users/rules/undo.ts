import { MINUTE } from '@kalends/availability'

/** So long it can be taken back that a person was removed, or an invitation revoked; in milliseconds. */
export const undoMs = MINUTE
