import { type PointerEvent, useRef } from 'react'
import { useNavigate } from 'react-router'

const LONG = 500
const FAR = 10

/** Navigates on a long press; a tap keeps its own link. */
export function useLongPress(to: string | null) {
  const navigate = useNavigate()
  const held = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout>; isOver: boolean } | null>(null)
  if (to === null) return {}
  const end = (): void => clearTimeout(held.current?.timer)
  return {
    onPointerDown: (event: PointerEvent): void => {
      if (event.pointerType !== 'touch') return
      const timer = setTimeout(() => {
        if (held.current) held.current.isOver = true
        void navigate(to, { preventScrollReset: true })
      }, LONG)
      held.current = { x: event.clientX, y: event.clientY, timer, isOver: false }
    },
    onPointerMove: (event: PointerEvent): void => {
      const { current } = held
      if (current && Math.hypot(event.clientX - current.x, event.clientY - current.y) > FAR) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: { preventDefault: () => void }): void => {
      if (held.current) event.preventDefault()
    },
    onClick: (event: { preventDefault: () => void }): void => {
      if (held.current?.isOver) event.preventDefault()
      held.current = null
    },
  }
}
