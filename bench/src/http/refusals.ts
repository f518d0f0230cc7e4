import type { Measured } from '../table/row.ts'
import { bookingBody } from './booking-body.ts'
import { atLeast, perSecond } from './compared.ts'
import { type Load, loadInTurns } from './load.ts'
import { raceTimes } from './race.ts'
import type { Stage } from './stage.ts'

const CONNECTIONS = 16
const SHARE = 0.5
/** Status of an occupied time. */
const OURS = 428
const BARE = 409

/** Attempts to book the times that the race has occupied. */
export function attemptOccupied(stage: Stage): Load {
  const times = raceTimes(stage).map((time) => bookingBody(stage, time))
  return {
    url: stage.server.url,
    path: '/v2/bookings',
    connections: CONNECTIONS,
    headers: stage.headers,
    nextBody: inTurn(times),
    status: OURS,
  }
}

/** Attempts to book occupied times, compared with a bare insert that the constraint refuses. */
export async function measureRefusals(stage: Stage, bareUrl: string): Promise<Measured> {
  const nextBody = inTurn(raceTimes(stage).map((time) => JSON.stringify(time)))
  const [bare, ours] = await loadInTurns([
    { url: bareUrl, path: '/take', connections: CONNECTIONS, nextBody, status: BARE },
    attemptOccupied(stage),
  ])
  if (!bare || !ours) throw new Error('a load was not measured')
  return {
    yardsticks: [perSecond(`refused attempts, bare insert under the constraint, ${CONNECTIONS} connections`, bare)],
    rows: [atLeast(`refused attempts, ${CONNECTIONS} connections`, ours, bare, SHARE, 'bare insert')],
  }
}

function inTurn(texts: string[]): () => string {
  let next = 0
  return () => texts[next++ % texts.length] ?? ''
}
