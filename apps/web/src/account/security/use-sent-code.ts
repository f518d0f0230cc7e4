import { useEffect, useState } from 'react'
import { useMe } from '../layout.tsx'
import type { EmailOutcome } from './act-email.ts'

/** How long a code works. */
const LASTS_MS = 10 * 60_000

type Sent = { to: string; until: number }

/**
 * Returns the address a code was sent to, and a function that forgets it. It is stored in the tab: a phone that opened the mail
 * app in the meantime often loads the page anew, and the code still has to be entered.
 */
export function useSentCode(what: 'verify' | 'change', outcome: EmailOutcome | undefined) {
  const key = `kalends:sent-code:${what}:${useMe().id}`
  const [stored, setStored] = useState<string>()
  const sent = outcome && 'sent' in outcome ? outcome.sent : undefined
  useEffect(() => {
    if (outcome && 'done' in outcome) sessionStorage.removeItem(key)
    if (outcome && 'sent' in outcome && !outcome.refused) store(key, outcome.sent)
    setStored(readStored(key))
  }, [key, outcome])
  const forget = (): void => {
    sessionStorage.removeItem(key)
    setStored(undefined)
  }
  return { sentTo: outcome ? sent : stored, forget }
}

function store(key: string, to: string): void {
  sessionStorage.setItem(key, JSON.stringify({ to, until: Date.now() + LASTS_MS } satisfies Sent))
}

function readStored(key: string): string | undefined {
  const found = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Sent | null
  return found && found.until > Date.now() ? found.to : undefined
}
