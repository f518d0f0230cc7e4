import { type RefObject, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import type { Placed } from '../rules/layout.ts'
import { assignSlots } from '../rules/slots.ts'

const SOON = 150
const MARGIN = '0px 40px'

/**
 * Returns the blocks a column renders. Visible columns render at once, the others a moment later, so that changing the
 * day is as fast with twenty people as with six.
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

/** Assigns blocks to elements. */
export function useSlots(blocks: readonly Placed[]): ReadonlyMap<string, number> {
  const before = useRef<ReadonlyMap<string, number>>(new Map())
  const slots = useMemo(() => assignSlots(before.current, blocks.map(slotKey)), [blocks])
  useEffect(() => {
    before.current = slots
  }, [slots])
  return slots
}

/** In a week one booking may occupy several lanes of a day. */
export const slotKey = ({ item, lane }: Placed): string => `${item.key} ${lane}`
