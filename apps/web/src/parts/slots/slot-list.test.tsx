import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadMessages } from '../../lib/messages/store.ts'
import { SpeechProvider } from '../../lib/translate.tsx'
import { SlotList } from './slot-list.tsx'

const times = ['08:00', '11:00', '13:30', '16:30'].map((clock) => ({
  startDate: `2026-11-25T${clock}:00Z`,
  endDate: `2026-11-25T${clock}:00Z`,
  resourceIds: clock === '08:00' ? ['livia', 'noor'] : ['livia'],
}))
const names: Record<string, string> = { livia: 'Livia', noor: 'Noor' }

const render = (zone: string, ownZone: string | null = null): string =>
  renderToString(
    <MemoryRouter>
      <SpeechProvider language="en" face="site">
        <SlotList
          times={times}
          zone={zone}
          ownZone={ownZone}
          chosen="2026-11-25T13:30:00Z"
          findName={(id) => names[id]}
          toHref={({ startDate }) => `/x?time=${startDate}`}
        />
      </SpeechProvider>
    </MemoryRouter>,
  )

describe('the times of a day', () => {
  beforeAll(() => loadMessages('en', 'site'))

  it('are grouped by part of day in the displayed zone', () => {
    expect(render('Europe/Rome').match(/Morning|Afternoon|Evening/g)).toEqual(['Morning', 'Afternoon', 'Evening'])
    expect(render('America/New_York').match(/Morning|Afternoon|Evening/g)).toEqual(['Morning'])
  })

  it('show the staff member, and mark the chosen one', () => {
    const html = render('Europe/Rome')
    expect(html).toContain('09:00<span class="k-unseen">, with Livia or Noor')
    expect(html.match(/aria-current="true"/g)).toHaveLength(1)
  })

  it('add the visitor’s own time if it differs', () => {
    expect(render('Europe/Rome', 'America/New_York')).toContain('08:30 your time')
    expect(render('Europe/Rome')).not.toContain('your time')
  })
})
