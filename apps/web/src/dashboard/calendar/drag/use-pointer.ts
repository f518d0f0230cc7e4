import { type RefObject, useEffect } from 'react'
import type { HandRef } from './grid-hand.ts'
import { PointerHands } from './pointer-hands.ts'

// Heard before anybody else: Esc puts back what is carried and closes nothing.
const FIRST = { passive: false, capture: true }

type Elements = { root: RefObject<HTMLElement | null>; body: RefObject<HTMLElement | null> }
type Heard = readonly (readonly [string, (event: never) => void])[]

/**
 * Dragging, resizing and drawing on empty places. A mouse begins after four pixels or a quarter of a second, a finger
 * only by resting: before that it scrolls.
 */
export function usePointer({ root, body }: Elements, hand: HandRef): void {
  useEffect(() => {
    if (!root.current || !body.current) return
    const hands = new PointerHands(root.current, body.current, hand)
    const end = [
      listen(root.current, [
        ['pointerdown', hands.press],
        ['click', hands.click],
        ['pointerleave', hands.leave],
      ]),
      listen(window, [
        ['pointermove', hands.move],
        ['pointerup', hands.release],
        ['pointercancel', hands.letGo],
        ['keydown', hands.giveUp],
        ['touchmove', hands.keepStill],
        ['contextmenu', hands.keepStill],
      ]),
    ]
    return () => {
      hands.letGo()
      for (const stop of end) stop()
    }
  }, [root, body, hand])
}

function listen(target: HTMLElement | Window, heard: Heard): () => void {
  const options = target === window ? FIRST : {}
  for (const [name, listener] of heard) target.addEventListener(name, listener as EventListener, options)
  return () => {
    for (const [name, listener] of heard) target.removeEventListener(name, listener as EventListener, options)
  }
}
