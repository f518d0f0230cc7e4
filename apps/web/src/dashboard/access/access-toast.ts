import type { Translate } from '../../lib/translate.tsx'
import type { ToastText } from '../frame/use-toast.ts'
import type { Intent, Outcome } from './data/change-access.ts'

/** The toast for a change of the page; null where the page itself shows the result. */
export function accessToast(t: Translate, outcome: Outcome): ToastText | null {
  if (!outcome.done || !hasToast(outcome.intent)) return null
  const { intent, id, name } = outcome
  const undoIntent = undoIntents[intent]
  return { text: t(`access.done.${intent}`, { name }), undo: undoIntent ? { intent: undoIntent, id } : null }
}

const intentsWithToast = [
  'createProvider',
  'updateProvider',
  'providerOff',
  'providerOn',
  'updateClient',
  'clientOff',
  'clientOn',
  'updateKey',
  'revokeKey',
] as const

type IntentWithToast = (typeof intentsWithToast)[number]

const undoIntents: Partial<Record<IntentWithToast, Intent>> = {
  clientOff: 'clientOn',
  clientOn: 'clientOff',
  providerOff: 'providerOn',
  providerOn: 'providerOff',
}

const hasToast = (intent: Intent): intent is IntentWithToast => intentsWithToast.some((one) => one === intent)
