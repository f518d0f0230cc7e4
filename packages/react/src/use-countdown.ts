'use client'

import { useEffect, useState } from 'react'

/** What is left until an instant, in whole seconds. */
export interface Countdown {
  readonly secondsLeft: number
  readonly over: boolean
}

/** Minutes left at which the time is announced, for fifteen seconds. */
const announcedMinutes = [5, 2, 1]
const announcedSeconds = 15

/** Returns the minutes that screen readers announce now; undefined at other times. */
export const minutesToAnnounce = (secondsLeft: number): number | undefined =>
  announcedMinutes.find((it) => secondsLeft <= it * 60 && secondsLeft > it * 60 - announcedSeconds)

/**
 * Counts down to an instant, once a second, and stays right when the tab slept.
 *
 * @param endsAt  epoch milliseconds
 * @param startedAt  the clock when the page was made, so that server and browser show the same first figure
 */
export function useCountdown(endsAt: number, startedAt: number): Countdown {
  const [now, setNow] = useState(startedAt)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / 1000))
  return { secondsLeft, over: secondsLeft === 0 }
}
