import type { Explanation } from './load.ts'

export type Lane = Explanation['lanes'][number]
export type Refusal = Explanation['refusals'][number]

/**
 * Returns why this resource was refused; undefined if it is free. If any room would do, the engine names none while one
 * is free, so the cause is taken from the items on the lane.
 */
export function laneRefusal(lane: Lane, answer: Explanation): Refusal | undefined {
  const own = answer.refusals.filter(({ resourceId }) => resourceId === lane.resourceId)
  const candidates = [...own, ...answer.refusals.filter(({ resourceId }) => resourceId === null)]
  if (!lane.free) return candidates.find(({ rule }) => rule === lane.rule) ?? own[0] ?? unnamed(lane)
  if (answer.resourceIds.includes(lane.resourceId)) return undefined
  const inTheWay = lane.blocks.find(
    ({ kind, startDate, endDate }) => kind !== 'BUFFER' && startDate < answer.endDate && endDate > answer.startDate,
  )
  if (!inTheWay) return undefined
  const { kind, sessionId, label, startDate, endDate } = inTheWay
  const rule = kind === 'HOLD' ? 'HELD' : 'TAKEN'
  return { ...unnamed(lane), rule, source: { kind, id: sessionId, label }, startDate, endDate }
}

function unnamed({ resourceId, rule }: Lane): Refusal {
  const source = { kind: 'RESOURCE', id: resourceId, label: null }
  return {
    rule: rule ?? 'OTHER',
    resourceId,
    source,
    startDate: null,
    endDate: null,
    change: null,
    nearestStartDate: null,
  }
}
