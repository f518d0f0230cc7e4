import { useMemo } from 'react'
import { useActionData } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Toast } from '../frame/toast.tsx'
import { type ToastText, useToast } from '../frame/use-toast.ts'
import { usePageLink } from '../page-link.ts'
import type { RefusedAction } from './data/act-on-customer.ts'
import type { CustomerPageData } from './data/load-page.ts'

/** Confirms a merge or a deleted note with undo, or explains why it is too late to undo. */
export function CustomerToast({ shown }: { shown: CustomerPageData }) {
  const t = useT()
  const pageLink = usePageLink()
  const answer = useActionData<RefusedAction>()
  const tooLate = answer?.action === 'unmerge' ? answer : undefined
  const done = useUndoable(shown)
  const describe = (outcome: RefusedAction | Undoable): ToastText => {
    if ('problem' in outcome) return { text: t('customers.unmerge.late') }
    if (outcome.undo === 'unmerge') return { text: t('customers.merge.done'), undo: { intent: 'unmerge' } }
    return { text: t('customers.notes.removed'), undo: { intent: 'restoreNote', noteId: outcome.id } }
  }
  const toast = useToast(tooLate ?? done, describe, { undoAction: pageLink({ done: null, removed: null }) })
  return <Toast {...toast} />
}

type Undoable = { undo: 'unmerge' | 'restoreNote'; id: string }

/** Returns the last action if it can be undone; the same object until the next one. */
function useUndoable({ done, customer, removedNote }: CustomerPageData): Undoable | undefined {
  const undo = removedNote ? 'restoreNote' : done === 'merge' ? 'unmerge' : undefined
  const id = removedNote ?? `${customer.id} ${customer.revision}`
  return useMemo(() => (undo ? { undo, id } : undefined), [undo, id])
}
