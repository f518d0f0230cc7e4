import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Loads the page's data again when the browser shows a page from memory, as Back does after leaving the site. */
export function useRevalidateWhenRestored(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const refresh = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) void revalidate()
    }
    addEventListener('pageshow', refresh)
    return () => removeEventListener('pageshow', refresh)
  }, [revalidate])
}
