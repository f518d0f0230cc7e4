import { performance } from 'node:perf_hooks'
import { atLeast, atMost, perSecond } from '../http/compared.ts'
import { loadInTurns } from '../http/load.ts'
import { startServer, withDataFolder } from '../server/start-server.ts'
import type { Group, Measured, Row } from '../table/row.ts'
import { measureHashes } from './hashes.ts'
import { type Door, openDoor } from './sign-in.ts'

const CONNECTIONS = 8
/** The minimum rate of sign-ins relative to bare password hashes, which dominate the cost on purpose. */
const SHARE = 0.7
const REFRESHES = 100
const WARM_UP = 50
const READS = 500
const AUTHORISED = 1.3

/** Members who sign in, refresh their tokens, and read. */
export const signingIn: Group = {
  name: 'sign-in',
  measure: () =>
    withDataFolder(async (folder) => {
      const server = await startServer(folder, { KALENDS_DEMO: '0' })
      try {
        return await measure(server.url, await openDoor(folder, server.url))
      } finally {
        await server.stop()
      }
    }),
}

async function measure(url: string, door: Door): Promise<Measured> {
  const hashes = await measureHashes(door.hash, CONNECTIONS)
  const nextHeaders = () => ({ authorization: door.nextVisitor() })
  const shared = { url, connections: CONNECTIONS, nextHeaders }
  const [signIns, refreshes] = await loadInTurns([
    { ...shared, path: '/v2/login', nextBody: () => JSON.stringify(door.nextLogin()) },
    { ...shared, path: '/oauth2/token', nextBody: () => JSON.stringify(door.nextRefresh()) },
  ])
  if (!signIns || !refreshes) throw new Error('a load was not measured')
  const bare = { perSecond: hashes.perSecond, p99Ms: 0 }
  return {
    yardsticks: [
      { name: 'one password hash, processor time', value: hashes.aloneMs, unit: 'ms' },
      perSecond(`password hashes, ${CONNECTIONS} in parallel`, bare),
    ],
    rows: [
      atLeast(`sign-ins, ${CONNECTIONS} connections`, signIns, bare, SHARE, 'bare hashes'),
      {
        name: `token refreshes, ${CONNECTIONS} connections`,
        value: refreshes.perSecond,
        unit: 'per second',
        budget: `≥ ${REFRESHES} per second`,
        passed: refreshes.perSecond >= REFRESHES,
        p99Ms: refreshes.p99Ms,
      },
      await measureReads(url, door),
    ],
  }
}

/**
 * The same read by a visitor and by a member, whose session is checked with every call. Alternates between them, so
 * that both see the same machine.
 */
async function measureReads(url: string, { visitor, member }: Door): Promise<Row> {
  const took: Record<'visitor' | 'member', number[]> = { visitor: [], member: [] }
  for (let requested = 0; requested < WARM_UP + READS; requested += 1) {
    const first = await read(url, requested % 2 === 0 ? visitor : member)
    const second = await read(url, requested % 2 === 0 ? member : visitor)
    if (requested < WARM_UP) continue
    took.visitor.push(requested % 2 === 0 ? first : second)
    took.member.push(requested % 2 === 0 ? second : first)
  }
  return atMost(
    'a page of services for a member, p95',
    p95(took.member),
    p95(took.visitor),
    AUTHORISED,
    'for a visitor',
  )
}

async function read(url: string, authorization: string): Promise<number> {
  const headers = { authorization, 'content-type': 'application/json' }
  const body = JSON.stringify({ query: {} })
  const start = performance.now()
  const answer = await fetch(new URL('/v2/services/query', url), { method: 'POST', headers, body })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`a read returned ${answer.status}`)
  return performance.now() - start
}

const p95 = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0
