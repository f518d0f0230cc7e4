import { DAY } from '@kalends/availability'

/** How long a deleted resource can be restored, in milliseconds. */
export const trashMs = 30 * DAY

/** Anything deleted before this instant can no longer be restored. */
export const trashBegins = (now: number): Date => new Date(now - trashMs)
