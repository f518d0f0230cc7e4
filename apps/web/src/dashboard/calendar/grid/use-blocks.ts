import { type RefObject, startTransition, useEffect, useState } from 'react'
import type { Placed } from '../rules/layout.ts'

const SOON = 80
const MARGIN = '0px 200px'

/**
 * The blocks a column draws. One in sight draws what it is given; the others follow a moment later, so that turning the
 * day of twenty people is as quick as that of six.
 */
export function useBlocks(column: RefObject<HTMLElement | null>, index: number, blocks: Placed[]): Placed[] {
  const [isNear, setNear] = useState(index < 8)
  const [late, setLate] = useState(blocks)
  useEffect(() => {
    const { current } = column
    if (!current) return
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? true), { rootMargin: MARGIN })
    watch.observe(current)
    return () => watch.disconnect()
  }, [column])
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setLate(blocks)), SOON + index * 8)
    return () => clearTimeout(timer)
  }, [blocks, index])
  return isNear ? blocks : late
}
