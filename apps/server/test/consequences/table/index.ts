import { bookingRows } from './bookings.ts'
import { calendarRows } from './calendar.ts'
import type { Row } from './cells.ts'
import { moneyRows } from './money.ts'
import { peopleRows } from './people.ts'
import { planRows } from './plans.ts'

/** Every change that somebody can make to what others hang on. */
export const rows: readonly Row[] = [...bookingRows, ...moneyRows, ...planRows, ...peopleRows, ...calendarRows]

/** How many gaps are known. The check fails if there are more, and if there are fewer until this says so. */
export const KNOWN_GAPS = 4
