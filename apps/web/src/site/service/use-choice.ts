import { useNavigation, useSearchParams } from 'react-router'
import { paths, type SlotChoice } from '../../paths.ts'
import { writeExtras } from '../data/choices.ts'
import type { FreeTime, ServiceData } from '../data/service.ts'

export type Choice = {
  /** The day that is marked: the pressed one at once, before its times are here. */
  day: string | null
  /** The times on screen belong to another day than the marked one. */
  waiting: boolean
  /** Of a checkout already begun. */
  hold: string | undefined
  /** Chosen length and add-ons, as the address says them. */
  chosenLength: Pick<SlotChoice, 'variant' | 'extras'>
  /** The marked time, if it is among those on screen. */
  time: FreeTime | null
  /** This page with something chosen differently; undefined takes a choice away. */
  hrefWith: (change: SlotChoice) => string
}

/** What is chosen stands in the address, so that it survives a reload, a link and a dead script. */
export function useChoice({
  service,
  chosen,
  times,
  from,
  earliestFrom,
  choices,
  variant,
  extras,
}: ServiceData): Choice {
  const [search] = useSearchParams()
  const navigation = useNavigation()
  const coming = navigation.location?.pathname.endsWith(paths.service(service.slug))
    ? new URLSearchParams(navigation.location.search).get('day')
    : null
  const day = coming ?? chosen.day
  const wantedTime = search.get('time')
  const time = times.find(({ startDate }) => sameMoment(startDate, wantedTime)) ?? null
  const kept: SlotChoice = {
    from: from === earliestFrom ? undefined : from,
    day: search.get('day') ?? undefined,
    time: wantedTime ?? undefined,
    staff: chosen.staff ?? undefined,
    location: chosen.location ?? undefined,
    zone: chosen.zone ?? undefined,
    hold: search.get('hold') ?? undefined,
    variant:
      variant && choices.option?.kind !== 'STAFF_MEMBER' && variant !== choices.option?.variants[0]
        ? variant.choiceId
        : undefined,
    extras: writeExtras(extras),
  }
  return {
    day,
    waiting: day !== chosen.day,
    time,
    hold: kept.hold,
    chosenLength: { variant: kept.variant, extras: kept.extras },
    hrefWith: (change) => paths.service(service.slug, { ...kept, ...change }),
  }
}

const sameMoment = (first: string, second: string | null): boolean =>
  second !== null && Date.parse(first) === Date.parse(second)
