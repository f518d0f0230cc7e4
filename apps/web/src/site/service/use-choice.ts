import { useNavigation, useSearchParams } from 'react-router'
import { paths, type SlotChoice } from '../../paths.ts'
import { type Extra, readExtras } from '../data/choices.ts'
import type { FreeTime, ServiceData } from '../data/service.ts'

export type Choice = {
  /** The selected day, updated before its times have loaded. */
  day: string | null
  /** True while the times on screen belong to another day. */
  waiting: boolean
  /** Hold of this checkout, if there is one. */
  hold: string | undefined
  /** The chosen add-ons, updated before the times have loaded. */
  extras: readonly Pick<Extra, 'id' | 'quantity'>[]
  /** Chosen variant and add-ons, as in the URL. */
  chosenLength: Pick<SlotChoice, 'variant' | 'extras'>
  /** The selected time, if it is on screen. */
  time: FreeTime | null
  /** Returns this page's URL with changed choices; undefined removes one. */
  hrefWith: (change: SlotChoice) => string
}

/**
 * Choices are URL parameters, so that they survive a reload, a shared link and missing scripts. While a link
 * loads, the next one builds on its URL, so that two clicks in a row both count.
 */
export function useChoice(data: ServiceData): Choice {
  const { service, chosen, times } = data
  const [search] = useSearchParams()
  const { location } = useNavigation()
  const loading = location?.pathname.endsWith(paths.service(service.slug)) ? new URLSearchParams(location.search) : null
  const day = loading?.get('day') ?? chosen.day
  const requestedTime = search.get('time')
  const current: SlotChoice = Object.fromEntries(loading ?? search)
  return {
    day,
    waiting: day !== chosen.day,
    time: times.find(({ startDate }) => sameMoment(startDate, requestedTime)) ?? null,
    hold: current.hold,
    extras: loading ? readExtras(loading.get('extras')) : data.extras,
    chosenLength: { variant: current.variant, extras: current.extras },
    hrefWith: (change) => paths.service(service.slug, { ...current, ...change }),
  }
}

const sameMoment = (first: string, second: string | null): boolean =>
  second !== null && Date.parse(first) === Date.parse(second)
