import { DAY } from '@kalends/availability'

/** So long a deleted service can be brought back, in milliseconds. */
export const trashRetentionMs = 30 * DAY
