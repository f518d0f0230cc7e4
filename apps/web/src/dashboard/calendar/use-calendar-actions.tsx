import { type ReactNode, useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { withChanges } from '../../paths.ts'
import { type ToastText, useToast } from '../frame/use-toast.ts'
import { newKey } from './changes/change.ts'
import { type Ghost, toTarget } from './drag/ghost.ts'
import type { CalendarData } from './model.ts'
import type { Column } from './rules/columns.ts'
import { ChangedSheet } from './sheets/changed-sheet.tsx'
import { NotifySheet } from './sheets/notify-sheet.tsx'
import { OverlapSheet } from './sheets/overlap-sheet.tsx'
import { useDoneTexts } from './use-done-texts.ts'
import { type Decided, type Done, type Proposal, type Refused, useMoves } from './use-moves.ts'

/** Handles changes on the calendar: confirmations, toasts and undo. */
export function useCalendarActions(data: CalendarData) {
  const t = useT()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [requested, setRequested] = useState<Proposal | null>(null)
  const [late, setLate] = useState<Refused | null>(null)
  const [announced, announce] = useState<ToastText>()
  const toast = useToast(announced, (text) => text)
  const texts = useDoneTexts(data)

  const onDone = (done: Done): void => {
    const { change } = done
    if (change.kind === 'release' || change.kind === 'unblock' || change.kind === 'endSeries')
      void navigate(withChanges(search, { session: null, hold: null }), { preventScrollReset: true })
    announce({ text: texts.done(done), undo: buildUndo(done, moves.send) })
  }
  const onRefused = (refused: Refused): void => {
    if (refused.outcome.refusal === 'changed' && refused.outcome.latest && refused.proposal) setLate(refused)
    else announce({ text: texts.refused(refused) })
  }
  const moves = useMoves({ onDone, onRefused })

  /** Handles a dropped block: asks before overlapping another item, and whether to notify the customer. */
  const drop = (ghost: Ghost, columns: readonly Column[], force: boolean): void => {
    const { item, verdict } = ghost
    if (!item) return
    if (verdict.kind !== 'free' && !(force && data.rights.overlap)) {
      announce({ text: texts.undone(ghost, columns) })
      return
    }
    const { from, until, resourceIds } = toTarget(ghost, columns)
    const resourceId = columns[ghost.column]?.resource?.id ?? resourceIds[0] ?? ''
    const proposal: Proposal = {
      item,
      to: { from, until, resourceIds, resourceId },
      verdict,
      overlap: verdict.kind !== 'free',
      reason: '',
    }
    if (proposal.overlap || asksForMessage(proposal)) ask(proposal)
    else moves.move(proposal, { notify: false, message: '' })
  }
  const ask = (proposal: Proposal): void => {
    moves.show(proposal.item.key, proposal)
    setRequested(proposal)
  }
  /** Esc puts a block back too: what happened is said, and asking again is one key away. */
  const undoMove = (proposal: Proposal): void => {
    moves.show(proposal.item.key, null)
    setRequested(null)
    announce({ text: texts.notMoved(proposal), undo: () => ask(proposal) })
  }
  const decide = (proposal: Proposal, decided: Decided): void => {
    setRequested(null)
    moves.move(proposal, decided)
  }
  const sheets = (
    <Sheets
      data={data}
      requested={requested}
      late={late}
      undoMove={undoMove}
      decide={decide}
      onConfirm={(proposal) =>
        asksForMessage(proposal) ? setRequested(proposal) : decide(proposal, { notify: false, message: '' })
      }
      onLate={(again) => {
        setLate(null)
        const item = again && data.items.find(({ key }) => key === again.item.key)
        if (again && item) ask({ ...again, item })
      }}
    />
  )
  const { send } = moves
  const onEnded = useCallback(
    (ended: { id: string; revision: string; customer: string; how: 'cancel' | 'decline' }): void =>
      announce({
        text: t(`dashboard.calendar.done.${ended.how}`, { name: ended.customer }),
        undo: () =>
          send({ kind: 'undo', of: 'APPOINTMENT', id: ended.id, revision: ended.revision, back: null, key: newKey() }),
      }),
    [t, send],
  )
  return { moved: moves.moved, waiting: moves.waiting, send, drop, sheets, toast, announce, onEnded }
}

/** Returns true if a customer would be notified: not for blocked time or a class without bookings. */
const asksForMessage = ({ item }: Proposal): boolean =>
  item.customer !== null || (item.kind === 'CLASS' && item.participants > 0)

function buildUndo(
  { change, revision, proposal }: Done,
  send: ReturnType<typeof useMoves>['send'],
): (() => void) | null {
  if (change.kind === 'attend')
    return change.status === 'NOT_SET' ? null : () => send({ ...change, status: 'NOT_SET', key: newKey() })
  if (change.kind !== 'move') return null
  const was = proposal?.item
  const back = was ? { from: was.from, until: was.until, resourceIds: was.resourceIds } : null
  if (change.of !== 'APPOINTMENT' && !back) return null
  return () => send({ kind: 'undo', of: change.of, id: change.id, revision, back, key: newKey() })
}

type SheetProps = {
  data: CalendarData
  requested: Proposal | null
  late: Refused | null
  undoMove: (proposal: Proposal) => void
  decide: (proposal: Proposal, decided: Decided) => void
  onConfirm: (proposal: Proposal) => void
  onLate: (again: Proposal | null) => void
}

function Sheets({ data, requested, late, undoMove, decide, onConfirm, onLate }: SheetProps): ReactNode {
  const { resources, zone } = data
  if (late)
    return (
      <ChangedSheet
        resources={resources}
        zone={zone}
        refused={late}
        onClose={() => onLate(null)}
        onAgain={() => onLate(late.proposal)}
      />
    )
  if (!requested) return null
  if (requested.overlap && !requested.reason)
    return (
      <OverlapSheet
        proposal={requested}
        onClose={() => undoMove(requested)}
        onConfirm={(reason) => onConfirm({ ...requested, reason })}
      />
    )
  return (
    <NotifySheet
      resources={resources}
      zone={zone}
      key={requested.item.key}
      proposal={requested}
      onClose={() => undoMove(requested)}
      onDecide={(decided) => decide(requested, decided)}
    />
  )
}
