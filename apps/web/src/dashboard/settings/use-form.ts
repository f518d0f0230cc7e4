import type { MessageKey } from '../../lib/messages/store.ts'
import { useT } from '../../lib/translate.tsx'
import type { SettingsOutcome } from './change-settings.ts'

/** Returns the submitted values and field errors of a settings form. */
export function useSettingsForm(intent: string, outcome: SettingsOutcome | undefined) {
  const t = useT()
  const mine = outcome?.intent === intent ? outcome : undefined
  const refused = mine && !mine.done ? mine : undefined
  return {
    isSaved: mine?.done === true,
    problem: refused?.code ? t(problems[refused.code] ?? 'settings.refused') : undefined,
    /** Returns the submitted value, otherwise the stored one. */
    value: (name: string, stored: string | number | null | undefined): string =>
      refused?.values[name]?.[0] ?? String(stored ?? ''),
    chosen: (name: string, stored: readonly string[]): readonly string[] =>
      refused ? (refused.values[name] ?? []) : stored,
    error: (name: string, message: MessageKey, values: Record<string, string> = {}): string | undefined =>
      refused?.wrong.includes(name) ? t(message, values) : undefined,
  }
}

const problems: Record<string, 'settings.throttled' | 'settings.stale'> = {
  THROTTLED_FEATURE: 'settings.throttled',
  REVISION_MISMATCH: 'settings.stale',
}
