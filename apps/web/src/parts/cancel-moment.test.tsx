import { renderToString } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { loadMessages } from '../lib/messages/store.ts'
import { SpeechProvider } from '../lib/translate.tsx'
import { useCancelMoment } from './cancel-moment.ts'

function Deadline({ minutes, start }: { minutes: number | 'any'; start: string }) {
  return useCancelMoment(minutes, start, 'Europe/Rome', Date.parse('2026-11-24T10:00:00Z'))
}

const deadline = (minutes: number | 'any', start: string): string =>
  renderToString(
    <SpeechProvider language="en" face="site">
      <Deadline minutes={minutes} start={start} />
    </SpeechProvider>,
  )

beforeAll(() => loadMessages('en', 'site'))

it('names the day and time until which a booking can be cancelled', () => {
  expect(deadline(60, '2026-11-25T13:30:00Z')).toBe('Wednesday 25 November, 13:30')
})

it('calls midnight the end of a day: a rental of the 29th can be cancelled on the 28th', () => {
  expect(deadline('any', '2026-12-28T23:00:00Z')).toBe('the end of Monday 28 December')
  expect(deadline(1440, '2026-12-28T23:00:00Z')).toBe('the end of Sunday 27 December')
})
