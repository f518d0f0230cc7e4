import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const UPDATE_MS = 5_000

/** Loads the page again every few seconds while the bank has not answered. */
export function useUpdates(isWaiting: boolean, everyMs = UPDATE_MS): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => void revalidate(), everyMs)
    return () => clearInterval(timer)
  }, [isWaiting, everyMs, revalidate])
}
