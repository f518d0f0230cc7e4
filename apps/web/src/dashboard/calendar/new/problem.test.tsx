import { renderToString } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { loadMessages } from '../../../lib/messages/store.ts'
import { SpeechProvider } from '../../../lib/translate.tsx'
import { Problem } from './problem.tsx'

const refusal = { problem: 'taken' as const, free: [], key: 'key' }

function renderText(isBlock: boolean): string {
  return renderToString(
    <SpeechProvider language="en" face="dashboard">
      <Problem refusal={refusal} zone="Europe/Rome" people={[]} canOverlap isBlock={isBlock} />
    </SpeechProvider>,
  )
}

beforeAll(() => loadMessages('en', 'dashboard'))

it('mentions blocked time when time is blocked', () => {
  expect(renderText(true)).toContain('This time is already taken. Nothing was blocked.')
  expect(renderText(true)).toContain('Block this time anyway?')
  expect(renderText(true)).not.toMatch(/book/i)
})

it('mentions a booking when one is created', () => {
  expect(renderText(false)).toContain('Book it anyway?')
})
