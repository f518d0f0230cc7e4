/** Returns what one of our own pages answers as JSON; undefined if nothing did, or nobody waits for it any more. */
export async function fetchAnswer<Answer>(address: string, signal: AbortSignal): Promise<Answer | undefined> {
  try {
    const answer = await fetch(address, { signal })
    // The signal ends the reading of the body too.
    return answer.ok ? ((await answer.json()) as Answer) : undefined
  } catch {
    return undefined
  }
}
