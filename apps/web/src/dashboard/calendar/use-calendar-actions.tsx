import { type ReactNode, useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { withChanges } from '../../paths.ts'
import type { ToastNotice } from '../frame/toast.tsx'
import { newKey } from './changes/change.ts'
import { type Ghost, placeOf } from './drag/ghost.ts'
import type { CalendarData } from './model.ts'
import type { Column } from './rules/columns.ts'
import { ChangedSheet } from './sheets/changed-sheet.tsx'
import { OverlapSheet } from './sheets/overlap-sheet.tsx'
import { TellSheet } from './sheets/tell-sheet.tsx'
import { useDoneWords } from './use-done-words.ts'
import { type Done, type Proposal, type Refused, useMoves } from './use-moves.ts'

/** Everything that follows a change: its questions, its news, the way back. */
export function useCalendarActions(data: CalendarData) {
  const t = useT()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [requested, ask] = useState<Proposal | null>(null)
  const [late, setLate] = useState<Refused | null>(null)
  const [notice, setNotice] = useState<ToastNotice | null>(null)
  const words = useDoneWords(data)

  const onDone = (done: Done): void => {
    const { change } = done
    if (change.kind === 'release' || change.kind === 'unblock' || change.kind === 'endSeries')
      void navigate(withChanges(search, { session: null, hold: null }), { preventScrollReset: true })
    setNotice({ id: change.key, text: words.done(done), undo: undoOf(done, moves.send) })
  }
  const onRefused = (refused: Refused): void => {
    if (refused.outcome.refusal === 'changed' && refused.outcome.latest && refused.proposal) setLate(refused)
    else setNotice({ id: refused.change.key, text: words.refused(refused), undo: null })
  }
  const moves = useMoves({ onDone, onRefused })

  /** A block was let go: over something else only on purpose, and the customer may have to hear of it. */
  const drop = (ghost: Ghost, columns: readonly Column[], force: boolean): void => {
    const { item, verdict } = ghost
    if (!item) return
    if (verdict.kind !== 'free' && !(force && data.rights.overlap)) {
      setNotice({ id: newKey(), text: words.putBack(ghost, columns), undo: null })
      return
    }
    const { from, until, resourceIds } = placeOf(ghost, columns)
    const resourceId = columns[ghost.column]?.resource?.id ?? resourceIds[0] ?? ''
    const proposal: Proposal = {
      item,
      to: { from, until, resourceIds, resourceId },
      verdict,
      overlap: verdict.kind !== 'free',
      reason: '',
    }
    moves.show(item.key, proposal)
    if (proposal.overlap || wantsWords(proposal)) ask(proposal)
    else moves.move(proposal, { tell: false, words: '' })
  }
  const putBack = (): void => {
    if (requested) moves.show(requested.item.key, null)
    ask(null)
  }
  const decide = (proposal: Proposal, told: { tell: boolean; words: string }): void => {
    ask(null)
    moves.move(proposal, told)
  }
  const sheets = (
    <Sheets
      data={data}
      requested={requested}
      late={late}
      putBack={putBack}
      decide={decide}
      onPlace={(proposal) => (wantsWords(proposal) ? ask(proposal) : decide(proposal, { tell: false, words: '' }))}
      onLate={(again) => {
        setLate(null)
        const item = again && data.items.find(({ key }) => key === again.item.key)
        if (again && item) {
          const proposal = { ...again, item }
          moves.show(item.key, proposal)
          ask(proposal)
        }
      }}
    />
  )
  const { send } = moves
  const onEnded = useCallback(
    (ended: { id: string; revision: string; customer: string; how: 'cancel' | 'decline' }): void =>
      setNotice({
        id: `${ended.id} ${ended.revision}`,
        text: t(`dashboard.calendar.done.${ended.how}`, { name: ended.customer }),
        undo: () =>
          send({ kind: 'undo', of: 'APPOINTMENT', id: ended.id, revision: ended.revision, back: null, key: newKey() }),
      }),
    [t, send],
  )
  return { moved: moves.moved, waiting: moves.waiting, send, drop, sheets, notice, setNotice, onEnded }
}

/** Who is not told of anything: blocked time, and a class nobody has booked. */
const wantsWords = ({ item }: Proposal): boolean =>
  item.customer !== null || (item.kind === 'CLASS' && item.participants > 0)

function undoOf({ change, revision, proposal }: Done, send: ReturnType<typeof useMoves>['send']): (() => void) | null {
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
  putBack: () => void
  decide: (proposal: Proposal, told: { tell: boolean; words: string }) => void
  onPlace: (proposal: Proposal) => void
  onLate: (again: Proposal | null) => void
}

function Sheets({ data, requested, late, putBack, decide, onPlace, onLate }: SheetProps): ReactNode {
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
      <OverlapSheet proposal={requested} onClose={putBack} onPlace={(reason) => onPlace({ ...requested, reason })} />
    )
  return (
    <TellSheet
      resources={resources}
      zone={zone}
      key={requested.item.key}
      proposal={requested}
      onClose={putBack}
      onTell={(tell, words) => decide(requested, { tell, words })}
    />
  )
}
