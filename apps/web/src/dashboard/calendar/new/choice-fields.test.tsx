import { renderToString } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { loadMessages } from '../../../lib/messages/store.ts'
import { SpeechProvider } from '../../../lib/translate.tsx'
import type { BookingOption } from '../data/load-booking-choices.ts'
import { ChoiceFields } from './choice-fields.tsx'

const variant = (choiceId: string, durationMinutes: number, value: string) => ({
  choiceId,
  label: '',
  durationMinutes,
  price: { value, currency: 'EUR' },
  resourceId: null,
})

const option = {
  optionId: 'length',
  kind: 'DURATION',
  name: '',
  variants: [variant('short', 30, '35'), variant('long', 90, '80')],
} as unknown as BookingOption

const service = { kind: 'APPOINTMENT' } as Parameters<typeof ChoiceFields>[0]['service']

beforeAll(() => loadMessages('en', 'dashboard'))

it('shows each duration of a service with its price', () => {
  const choices = { serviceId: 'stones', option, addOnGroups: [], sessions: [], course: null, resources: [] }
  const html = renderToString(
    <SpeechProvider language="en" face="dashboard">
      <ChoiceFields service={service} choices={choices} variant="short" onVariant={() => undefined} />
    </SpeechProvider>,
  )
  expect(html).toContain('Duration')
  expect(html).toMatch(/>30 min(utes)?, €35\.00/)
  expect(html).toMatch(/>(90 min(utes)?|1 h(our)? 30 min(utes)?), €80\.00/)
})
