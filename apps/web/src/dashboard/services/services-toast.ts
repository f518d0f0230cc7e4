import type { Translate } from '../../lib/translate.tsx'
import type { ToastText } from '../frame/use-toast.ts'
import type { Deed, Outcome } from './data/change-services.ts'

const inverses: Partial<Record<Deed, Deed>> = {
  delete: 'undo',
  hide: 'show',
  show: 'hide',
}

/** The toast for a change of services; null for a refused one and for a new order, which the list shows. */
export function servicesToast(t: Translate, outcome: Outcome): ToastText | null {
  if ('problem' in outcome || outcome.did === 'order') return null
  const { did, ids, shown, lost } = outcome
  const done = t(`services.done.${did}`, { count: ids.length })
  const text = lost > 0 ? `${done} ${t('services.done.lost', { count: lost })}` : done
  const inverse = inverses[did]
  return { text, undo: inverse ? undoForm(inverse, ids, shown) : null }
}

function undoForm(inverse: Deed, ids: readonly string[], shown: readonly string[]): FormData {
  const form = new FormData()
  form.set('do', inverse)
  for (const id of ids) form.append('id', id)
  form.set('shown', shown.join())
  return form
}
