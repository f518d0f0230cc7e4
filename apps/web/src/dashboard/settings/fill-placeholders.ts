import type { Translate } from '../../lib/translate.tsx'

/** Fills the placeholders of a message with examples. */
export function fillPlaceholders(text: string, business: string, t: Translate): string {
  const samples: Record<string, string> = {
    name: t('settings.sample.name'),
    service: t('settings.sample.service'),
    when: t('settings.sample.when'),
    staff: t('settings.sample.staff'),
    location: t('settings.sample.location'),
    phone: '+39 06 555 0100',
    number: '4F7A21C9',
    business,
  }
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => samples[name] ?? whole)
}
