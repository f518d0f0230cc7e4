import type { Infer, schedules } from '@kalends/contract'

type Weekly = Infer<typeof schedules.WorkingHours>['weekly']

/** One interval of a day as two fields, `HH:MM` each. */
export type Stretch = { from: string; to: string }

const DAY = 1440

/** Returns the hours of each weekday, Monday first, without seasonal and location-specific ones. */
export function toStretches(weekly: Weekly): Stretch[][] {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
    weekly
      .filter((rule) => rule.weekday === weekday && isPlain(rule))
      .map(({ opensMinute, closesMinute }) => ({ from: clock(opensMinute), to: clock(closesMinute) })),
  )
}

/**
 * Combines the submitted hours with the rules the page does not show. Closing before opening means closing on the next
 * day.
 */
export function toWeekly(days: readonly (readonly Stretch[])[], current: Weekly): Weekly {
  const written = days.flatMap((stretches, index) =>
    stretches
      .filter(({ from, to }) => from !== '' && to !== '')
      .map(({ from, to }) => {
        const opensMinute = toMinute(from)
        const closes = toMinute(to)
        const closesMinute = closes <= opensMinute ? closes + DAY : closes
        return { weekday: index + 1, opensMinute, closesMinute, locationId: null, validFrom: null, validUntil: null }
      }),
  )
  return [...written, ...current.filter((rule) => !isPlain(rule))]
}

/** Reads the hours of each weekday, Monday first. */
export function readStretches(form: FormData): Stretch[][] {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
    const from = form.getAll(`from-${weekday}`)
    const to = form.getAll(`to-${weekday}`)
    return from.map((opens, index) => ({ from: String(opens), to: String(to[index] ?? '') }))
  })
}

const isPlain = ({ locationId, validFrom, validUntil }: Weekly[number]): boolean =>
  !locationId && !validFrom && !validUntil

const clock = (minute: number): string =>
  `${String(Math.floor((minute % DAY) / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

function toMinute(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}
