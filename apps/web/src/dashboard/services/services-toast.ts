import type { Translate } from '../../lib/translate.tsx'
import type { ToastText } from '../frame/use-toast.ts'
import type { Action, Outcome } from './data/change-services.ts'

const inverses: Partial<Record<Action, Action>> = {
  delete: 'undo',
  hide: 'show',
  show: 'hide',
}

/** The toast for a change of services; null for a refused one and for a new order, which the list shows. */
export function servicesToast(t: Translate, outcome: Outcome): ToastText | null {
  if ('problem' in outcome || outcome.action === 'order') return null
  const { action, ids, shown, lost } = outcome
  const done = t(`services.done.${action}`, { count: ids.length })
  const text = lost > 0 ? `${done} ${t('services.done.lost', { count: lost })}` : done
  const inverse = inverses[action]
  return { text, undo: inverse ? undoForm(inverse, ids, shown) : null }
}

function undoForm(inverse: Action, ids: readonly string[], shown: readonly string[]): FormData {
  const form = new FormData()
  form.set('intent', inverse)
  for (const id of ids) form.append('id', id)
  form.set('shown', shown.join())
  return form
}
