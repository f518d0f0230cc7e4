import { DAY } from '@kalends/availability'

/** How long a deleted service can be restored, in milliseconds. */
export const trashKept = 30 * DAY
