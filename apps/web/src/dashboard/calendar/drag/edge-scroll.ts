const NEAR = 36
const SPEED = 12

/** Scrolls the calendar while something is dragged to its edge. */
export function edgeScroll(scroll: HTMLElement) {
  let frame = 0
  let step = { x: 0, y: 0 }
  let after: () => unknown = () => undefined

  const turn = (): void => {
    frame = 0
    if (step.x === 0 && step.y === 0) return
    scroll.scrollBy({ left: step.x, top: step.y, behavior: 'instant' })
    after()
    frame = requestAnimationFrame(turn)
  }

  return {
    follow(x: number, y: number, onScroll: () => unknown): void {
      const box = scroll.getBoundingClientRect()
      step = { x: speed(x, box.left + 56, box.right), y: speed(y, box.top + 52, box.bottom) }
      after = onScroll
      if (frame === 0) frame = requestAnimationFrame(turn)
    },
    stop(): void {
      cancelAnimationFrame(frame)
      frame = 0
      step = { x: 0, y: 0 }
    },
  }
}

function speed(at: number, first: number, last: number): number {
  if (at < first + NEAR) return -SPEED
  return at > last - NEAR ? SPEED : 0
}
