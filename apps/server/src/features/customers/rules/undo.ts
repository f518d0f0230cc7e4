import { MINUTE } from '@kalends/availability'

/** So long it can be taken back that customers became one; in milliseconds. */
export const undoMs = MINUTE
