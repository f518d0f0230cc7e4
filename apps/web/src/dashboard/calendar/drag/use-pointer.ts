import { type RefObject, useEffect } from 'react'
import type { ControllerRef } from './grid-controller.ts'
import { PointerControls } from './pointer-controls.ts'

// Capture phase: Esc cancels the drag before it closes anything.
const FIRST = { passive: false, capture: true }

type Elements = { root: RefObject<HTMLElement | null>; body: RefObject<HTMLElement | null> }
type Heard = readonly (readonly [string, (event: never) => void])[]

/**
 * Dragging, resizing and drawing on free time. A mouse drag starts after four pixels or a quarter of a second, a touch
 * drag after a long press, since a finger scrolls before that.
 */
export function usePointer({ root, body }: Elements, controller: ControllerRef): void {
  useEffect(() => {
    if (!root.current || !body.current) return
    const controls = new PointerControls(root.current, body.current, controller)
    const end = [
      listen(root.current, [
        ['pointerdown', controls.press],
        ['click', controls.click],
        ['pointerleave', controls.leave],
      ]),
      listen(window, [
        ['pointermove', controls.move],
        ['pointerup', controls.release],
        ['pointercancel', controls.letGo],
        ['keydown', controls.giveUp],
        ['touchmove', controls.keepStill],
        ['contextmenu', controls.keepStill],
      ]),
    ]
    return () => {
      controls.letGo()
      for (const stop of end) stop()
    }
  }, [root, body, controller])
}

function listen(target: HTMLElement | Window, heard: Heard): () => void {
  const options = target === window ? FIRST : {}
  for (const [name, listener] of heard) target.addEventListener(name, listener as EventListener, options)
  return () => {
    for (const [name, listener] of heard) target.removeEventListener(name, listener as EventListener, options)
  }
}
