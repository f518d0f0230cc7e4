import type { Infer, sessions } from '@kalends/contract'

export type TakenDate = Infer<typeof sessions.TakenDate>

/** Reads what becomes of the taken dates among new ones; undefined while one of them was not shown. */
export function readTakenDates(
  form: FormData,
  dates: readonly string[],
  taken: readonly TakenDate[],
): { skip: string[]; overlaps: boolean } | undefined {
  const shown = new Set(form.getAll('shown').map(String))
  if (taken.some(({ localStartDate }) => !shown.has(localStartDate))) return undefined
  const skip = form
    .getAll('skip')
    .map(String)
    .filter((start) => dates.includes(start))
  const overlaps = taken.some(({ reason, localStartDate }) => {
    return (reason === 'BUSY' || reason === 'HELD') && !skip.includes(localStartDate)
  })
  return { skip, overlaps }
}
