import { describe, expect, it } from 'vitest'
import { createFormats } from './format.ts'
import { series as english } from './messages/catalogue/en/series.ts'
import { series as hebrew } from './messages/catalogue/he/series.ts'
import { type Rhythm, seriesText } from './series-text.ts'
import { createTranslate } from './translate.tsx'

const speech = {
  en: { t: createTranslate('en', english), formats: createFormats('en') },
  he: { t: createTranslate('he', hebrew), formats: createFormats('he') },
}
const weekly: Rhythm = {
  frequency: 'WEEKLY',
  interval: 1,
  weekdays: [1],
  dayOfMonth: null,
  weekOfMonth: null,
  until: null,
}
const monthly: Rhythm = { ...weekly, frequency: 'MONTHLY', weekdays: [] }

describe('the sentence of a series', () => {
  it.each<[Rhythm, string, string]>([
    [weekly, 'Every week on Monday', 'בכל שבוע ביום שני'],
    [
      { ...weekly, interval: 2, weekdays: [1, 3], until: '2027-03-03' },
      'Every 2 weeks on Mon and Wed until 3 Mar 2027',
      'בכל שבועיים ביום ב׳ ויום ד׳, עד 3 במרץ 2027',
    ],
    [{ ...weekly, weekdays: [1, 2, 3, 4, 5, 6, 7], count: 10 }, 'Every day, 10 times', 'בכל יום, 10 פעמים'],
    [{ ...monthly, dayOfMonth: 15 }, 'Every month on day 15', 'בכל חודש ב־15 בחודש'],
    [
      { ...monthly, interval: 3, dayOfMonth: 31 },
      'Every 3 months on day 31, or on the last day of shorter months',
      'בכל 3 חודשים ב־31 בחודש, ובחודשים קצרים יותר ביום האחרון',
    ],
    [
      { ...monthly, weekdays: [2], weekOfMonth: 2 },
      'Every month on the second Tuesday',
      'בכל חודש ביום שלישי השני בחודש',
    ],
    [
      { ...monthly, interval: 2, weekdays: [5], weekOfMonth: -1 },
      'Every 2 months on the last Friday',
      'בכל חודשיים ביום שישי האחרון בחודש',
    ],
  ])('says how it repeats and when it ends', (rhythm, en, he) => {
    expect(seriesText(rhythm, speech.en)).toBe(en)
    expect(seriesText(rhythm, speech.he)).toBe(he)
  })
})
