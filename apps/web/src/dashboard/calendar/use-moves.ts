import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useRoot } from '../../lib/site.ts'
import { addressIn } from '../../paths.ts'
import { dashboardPaths } from '../dashboard-paths.ts'
import type { Change, Move, Outcome } from './changes/change.ts'
import { newKey } from './changes/change.ts'
import { createSender, createTabStorage, type Sender } from './changes/sender.ts'
import type { Item, Span } from './model.ts'
import type { Verdict } from './rules/conflict.ts'
import { useRefresh } from './use-refresh.ts'

/** A proposed new time or person of an item, until it is confirmed. */
export type Proposal = {
  item: Item
  to: Span & { resourceIds: string[]; resourceId: string }
  verdict: Verdict
  overlap: boolean
  reason: string
}

export type Refused = { change: Change; outcome: Extract<Outcome, { ok: false }>; proposal: Proposal | null }
export type Done = { change: Change; revision: string; proposal: Proposal | null }

/** What staff decided about a proposed move. */
export type Decided = Pick<Move, 'notify' | 'message' | 'acceptsPrice'>

type Listeners = { onDone: (done: Done) => void; onRefused: (refused: Refused) => void }

/** Shows changes at once and reverts refused ones. */
export function useMoves(hears: Listeners) {
  const [moved, setMoved] = useState<ReadonlyMap<string, Proposal>>(new Map())
  const proposals = useRef(new Map<string, Proposal>())
  const refresh = useRefresh()
  const newest = useRef(hears)
  useEffect(() => {
    newest.current = hears
  })
  const put = useCallback((key: string, proposal: Proposal | null): void => {
    setMoved((before) => {
      const after = new Map(before)
      if (proposal) after.set(key, proposal)
      else after.delete(key)
      return after
    })
  }, [])
  const sender = useSender((change, outcome) => {
    const proposal = proposals.current.get(change.key) ?? null
    refresh()
    if (outcome.ok) return newest.current.onDone({ change, revision: outcome.revision, proposal })
    if (proposal) put(proposal.item.key, null)
    newest.current.onRefused({ change, outcome, proposal })
  })
  const move = (proposal: Proposal, decided: Decided): void => {
    const { item, to, overlap, reason } = proposal
    const key = newKey()
    proposals.current.set(key, proposal)
    put(item.key, proposal)
    sender.send({
      kind: 'move',
      of: item.kind,
      id: item.id,
      revision: item.revision,
      ...to,
      overlap,
      reason,
      ...decided,
      key,
    })
  }
  return { moved, show: put, move, send: sender.send, waiting: sender.waiting }
}

/** Creates a sender for the life of the page, which retries when the connection is back. */
function useSender(onOutcome: (change: Change, outcome: Outcome) => void): Sender {
  const { basePath, site } = useRoot()
  const newest = useRef(onOutcome)
  useEffect(() => {
    newest.current = onOutcome
  })
  const sender = useMemo(() => {
    const accepted =
      typeof sessionStorage === 'undefined'
        ? { read: () => [], write: () => undefined }
        : createTabStorage(`kalends-changes-${site.id}`)
    return createSender({
      address: addressIn(basePath, dashboardPaths.calendarChange()),
      storage: accepted,
      onOutcome: (change, outcome) => newest.current(change, outcome),
    })
  }, [basePath, site.id])
  useEffect(() => {
    sender.flush()
    window.addEventListener('online', sender.flush)
    return () => window.removeEventListener('online', sender.flush)
  }, [sender])
  return sender
}

/** Applies pending moves to the items; newer data from the server wins. */
export function withMoves(items: Item[], moved: ReadonlyMap<string, Proposal>): Item[] {
  if (moved.size === 0) return items
  return items.map((item) => {
    const proposal = moved.get(item.key)
    if (!proposal || proposal.item.revision !== item.revision) return item
    const { from, until, resourceIds } = proposal.to
    return { ...item, from, until, resourceIds }
  })
}
