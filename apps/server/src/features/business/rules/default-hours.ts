import type { WeeklyRule } from '@kalends/availability'

/** What a new business begins with: Monday to Friday, nine to five. */
export const defaultHours: readonly WeeklyRule[] = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  openMinute: 9 * 60,
  closeMinute: 17 * 60,
}))
