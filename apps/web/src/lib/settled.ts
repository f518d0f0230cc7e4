import { useEffect, useState } from 'react'

const PATIENCE = 300

/** True once something has been so for 300 ms: an answer that comes sooner shows no waiting at all. */
export function useSettled(state: boolean): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    if (!state) return setSettled(false)
    const timer = setTimeout(() => setSettled(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [state])
  return settled && state
}
