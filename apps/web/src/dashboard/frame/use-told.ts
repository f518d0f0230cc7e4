import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/**
 * What came of a press, from when the page shows it until it is put away; with an id of its own, for the same may be told
 * twice. Told earlier, it would invite to go on in a form that is about to begin anew.
 */
export function useTold<Outcome extends object>(outcome: Outcome | undefined) {
  const { state } = useNavigation()
  const [told, tell] = useState({ outcome, count: 0 })
  const [over, setOver] = useState<Outcome>()
  useEffect(() => {
    if (state !== 'idle') return
    tell((before) => (before.outcome === outcome ? before : { outcome, count: before.count + 1 }))
  }, [outcome, state])
  const isTold = outcome !== undefined && outcome === told.outcome && outcome !== over
  return { told: isTold ? outcome : undefined, id: `${told.count}`, putAway: () => setOver(outcome) }
}
