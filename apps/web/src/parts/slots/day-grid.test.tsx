import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../lib/format.ts'
import { loadMessages } from '../../lib/messages/store.ts'
import type { Language } from '../../lib/preferences.ts'
import { SpeechProvider } from '../../lib/translate.tsx'
import { DayGrid, type GridDay } from './day-grid.tsx'

const day = (offset: number, state = 'FREE', freeCount = 5): GridDay => ({
  date: addDays('2026-11-23', offset),
  state,
  freeCount: state === 'FREE' ? freeCount : 0,
})

const fiveWeeks = [
  day(0, 'PAST'),
  day(1, 'FREE', 1),
  day(2, 'FREE', 9),
  day(3, 'FULL'),
  day(4, 'CLOSED'),
  ...Array.from({ length: 30 }, (_, index) => day(index + 5)),
]

function render(language: Language = 'en', chosen: string | null = '2026-11-25'): string {
  const nothing = () => undefined
  return renderToString(
    <MemoryRouter>
      <SpeechProvider language={language} face="site">
        <DayGrid
          labelledBy="months"
          days={fiveWeeks}
          today="2026-11-24"
          chosen={chosen}
          toHref={(date) => `/x?day=${date}`}
          onChoose={nothing}
          onTurn={nothing}
        />
      </SpeechProvider>
    </MemoryRouter>,
  )
}

const cell = (html: string, date: string): string =>
  html.match(new RegExp(`<(a|span)[^>]*data-day="${date}"[^>]*>.*?</\\1></td>`))?.[0] ?? ''

describe('the days', () => {
  beforeAll(() => Promise.all([loadMessages('en', 'site'), loadMessages('he', 'site')]))

  it('describe the dots in their labels', () => {
    const html = render()
    expect(cell(html, '2026-11-23')).toContain('Monday 23 November 2026, past')
    expect(cell(html, '2026-11-24')).toContain('Tuesday 24 November 2026, today, 1 time available')
    expect(cell(html, '2026-11-25')).toContain('Wednesday 25 November 2026, 9 times available')
    expect(cell(html, '2026-11-26')).toContain('26 November 2026, full')
    expect(cell(html, '2026-11-27')).toContain('27 November 2026, no times')
  })

  it('are links before scripts load, and only the available ones', () => {
    const html = render()
    expect(cell(html, '2026-11-25')).toMatch(/^<a[^>]*href="\/x\?day=2026-11-25"/)
    expect(cell(html, '2026-11-26')).toMatch(/^<span[^>]*aria-disabled="true"/)
    expect(html.match(/<a /g)).toHaveLength(32)
  })

  it('mark the chosen day, and show the month on its first day', () => {
    const html = render()
    expect(html.match(/aria-selected="true"/g)).toHaveLength(1)
    expect(cell(html, '2026-12-01')).toContain('>Dec</em>')
    expect(cell(html, '2026-11-24')).toContain('>Today</em>')
  })

  it('are labelled in Hebrew in Hebrew', () => {
    expect(cell(render('he'), '2026-11-25')).toContain('9 שעות פנויות')
  })
})
