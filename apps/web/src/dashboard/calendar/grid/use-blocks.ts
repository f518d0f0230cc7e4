import { type RefObject, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import type { Placed } from '../rules/layout.ts'
import { assignSlots } from '../rules/slots.ts'

const SOON = 150
const MARGIN = '0px 40px'

/**
 * The blocks a column draws. One in sight draws what it is given; the others follow a moment later, so that turning the
 * day of twenty people is as quick as that of six.
 */
export function useBlocks(column: RefObject<HTMLElement | null>, index: number, blocks: Placed[]): Placed[] {
  const [isNear, setNear] = useState(index < 6)
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

/** Which element draws which block. */
export function useSlots(blocks: readonly Placed[]): ReadonlyMap<string, number> {
  const before = useRef<ReadonlyMap<string, number>>(new Map())
  const slots = useMemo(() => assignSlots(before.current, blocks.map(slotKey)), [blocks])
  useEffect(() => {
    before.current = slots
  }, [slots])
  return slots
}

/** In a week one booking may stand in several lanes of a day. */
export const slotKey = ({ item, lane }: Placed): string => `${item.key} ${lane}`
