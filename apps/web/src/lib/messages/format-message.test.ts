import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { languages } from '../preferences.ts'
import { formatMessage, formatPieces, type Values } from './format-message.ts'
import { type Face, loadedMessages, loadMessages } from './store.ts'

const faces: Face[] = ['site', 'dashboard']

/** Each argument of a message with a number or a text, as its position requires. */
function valuesFor(message: string, count: number): Values {
  const numeric = new Set([...message.matchAll(/\{(\w+),\s*plural/g)].map(([, name]) => name))
  const names = [...message.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name ?? '')
  return Object.fromEntries(names.map((name) => [name, numeric.has(name) ? count : `«${name}»`]))
}

function standard(message: string, values: Values, language: string): string {
  const tags = [...message.matchAll(/<([a-z]+)>/gi)].map(([, tag]) => [
    tag ?? '',
    (chunks: string[]) => chunks.join(''),
  ])
  return String(new IntlMessageFormat(message, language).format({ ...values, ...Object.fromEntries(tags) }))
}

describe('formatting a message', () => {
  it.each(languages)('formats every message of the catalogue like full ICU (%s)', async (language) => {
    for (const face of faces) {
      await loadMessages(language, face)
      for (const message of Object.values(loadedMessages(language, face))) {
        for (const count of [0, 1, 2, 3, 11, 21]) {
          const values = valuesFor(message, count)
          expect(formatMessage(message, values, language)).toBe(standard(message, values, language))
        }
      }
    }
  })

  it('selects by count, exact number first, and inserts the count', () => {
    const message = '{n, plural, =0 {none} one {# time} other {# times}} free'
    expect(formatMessage(message, { n: 0 }, 'en')).toBe('none free')
    expect(formatMessage(message, { n: 1 }, 'en')).toBe('1 time free')
    expect(formatMessage(message, { n: 1200 }, 'en')).toBe('1,200 times free')
  })

  it('selects by keyword, and nests', () => {
    const message = '{who, select, staff {They took {n, plural, one {one} other {#}}} other {You}}'
    expect(formatMessage(message, { who: 'staff', n: 1 }, 'en')).toBe('They took one')
    expect(formatMessage(message, { who: 'me', n: 1 }, 'en')).toBe('You')
  })

  it('returns tags separately, for links and emphasis', () => {
    expect(formatPieces('Read the <link>terms of {name}</link>.', { name: 'us' }, 'en')).toEqual([
      'Read the ',
      { tag: 'link', children: ['terms of ', 'us'] },
      '.',
    ])
  })

  it('never turns a value into a tag', () => {
    expect(formatPieces('Hello {name}', { name: '<b>x</b>' }, 'en')).toEqual(['Hello ', '<b>x</b>'])
  })
})
