import { type ReactNode, useEffect, useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import type { ToastNotice } from './toast.tsx'

/** The text of a toast, and how to undo the action: the fields of a form to submit, or a function. */
export type ToastText = { text: ReactNode; undo?: Record<string, string> | FormData | (() => void) | null }

/** Where the undo form is sent, when not to the page's own URL. */
type Options = { undoAction?: string }

/**
 * Returns the toast for the result of an action, until it is dismissed. It appears after the page has loaded its new data:
 * shown earlier, people could start using a form that is about to be reset. The same result twice makes two toasts.
 */
export function useToast<Outcome extends object>(
  outcome: Outcome | undefined,
  describe: (outcome: Outcome) => ToastText | null,
  { undoAction }: Options = {},
): { notice: ToastNotice | null; onOver: () => void } {
  const submit = useSubmit()
  const { state } = useNavigation()
  const [shown, setShown] = useState({ outcome, count: 0 })
  const [dismissed, setDismissed] = useState<Outcome>()
  useEffect(() => {
    if (state !== 'idle') return
    setShown((before) => (before.outcome === outcome ? before : { outcome, count: before.count + 1 }))
  }, [outcome, state])
  const onOver = () => setDismissed(outcome)
  const isShown = outcome !== undefined && outcome === shown.outcome && outcome !== dismissed
  const described = isShown ? describe(outcome) : null
  if (!described) return { notice: null, onOver }
  const { text, undo = null } = described
  const submitUndo = (fields: Record<string, string> | FormData): void => {
    const action = undoAction ? { action: undoAction } : {}
    void submit(fields, { method: 'post', preventScrollReset: true, replace: true, ...action })
  }
  const undoNow = typeof undo === 'function' || undo === null ? undo : () => submitUndo(undo)
  return { notice: { id: `${shown.count}`, text, undo: undoNow }, onOver }
}
