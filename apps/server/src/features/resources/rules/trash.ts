import { DAY } from '@kalends/availability'

/** How long what was put into the trash can come back. */
export const trashMs = 30 * DAY

/** What was put there before this instant has gone. */
export const trashBegins = (now: number): Date => new Date(now - trashMs)
