import { useEffect, useState } from 'react'

const PATIENCE = 300

/** Returns true once the value has been true for 300 ms, so that fast responses show no loading state. */
export function useSettled(state: boolean): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    if (!state) return setSettled(false)
    const timer = setTimeout(() => setSettled(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [state])
  return settled && state
}
