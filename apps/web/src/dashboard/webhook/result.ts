import { useT } from '../../lib/translate.tsx'
import type { Attempt } from './data/load-webhook.ts'

/** Returns a function that says how an attempt went. */
export function useResult(): (attempt: Attempt) => string {
  const t = useT()
  return ({ failure, status, detail }) => {
    if (failure === null) return t('webhook.result.ok', { status: status ?? 200 })
    if (failure === 'STATUS') return t('webhook.result.STATUS', { status: status ?? 0 })
    return detail ? `${t(`webhook.result.${failure}`)} (${detail})` : t(`webhook.result.${failure}`)
  }
}
