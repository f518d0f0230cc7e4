import { type TouchEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { usePageLink } from '../../page-link.ts'
import { stepFrom } from '../data/query.ts'
import type { CalendarData } from '../model.ts'
import { closeParams } from '../open-key.ts'

const FAR = 64
const SLANTED = 0.6

/** A horizontal swipe changes the day or week, following the writing direction. */
export function useSwipe(data: CalendarData) {
  const navigate = useNavigate()
  const pageLink = usePageLink()
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches, target }: TouchEvent): void => {
      const finger = touches[0]
      // Rows that scroll sideways keep their own swipes.
      const isFree = touches.length === 1 && target instanceof Element && target.closest('nav') === null
      start.current = finger && isFree ? { x: finger.clientX, y: finger.clientY } : null
    },
    onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent): void => {
      const finger = changedTouches[0]
      const from = start.current
      start.current = null
      if (!finger || !from) return
      const x = finger.clientX - from.x
      const y = finger.clientY - from.y
      if (Math.abs(x) < FAR || Math.abs(y) > Math.abs(x) * SLANTED) return
      const isForward = x < 0 === (getComputedStyle(currentTarget).direction === 'ltr')
      const day = stepFrom(data, isForward ? 1 : -1)
      void navigate(pageLink({ ...closeParams(), day: day === data.today ? null : day }))
    },
  }
}
