import type { Language } from '../../lib/preferences.ts'

/** Examples in the language of the message, whatever the language of the page. */
const samples: Record<Language, Readonly<Record<string, string>>> = {
  en: { name: 'Clara', service: 'Swedish massage', when: 'Wed 25 November, 14:30', staff: 'Livia', location: 'Studio' },
  he: { name: 'קלרה', service: 'עיסוי שוודי', when: 'יום ד׳ 25 בנובמבר, 14:30', staff: 'ליביה', location: 'הסטודיו' },
}

/** Fills the placeholders of a message with examples. */
export function fillPlaceholders(text: string, business: string, language: string): string {
  const filled: Readonly<Record<string, string>> = {
    ...samples[language === 'he' ? 'he' : 'en'],
    phone: '+39 06 555 0100',
    number: '4F7A21C9',
    business,
  }
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => filled[name] ?? whole)
}
