import { renderToString } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { loadMessages } from '../../../lib/messages/store.ts'
import { SpeechProvider } from '../../../lib/translate.tsx'
import { Problem } from './problem.tsx'

const refusal = { problem: 'taken' as const, free: [], key: 'key' }

function wordsOf(isBlock: boolean): string {
  return renderToString(
    <SpeechProvider language="en" face="dashboard">
      <Problem refusal={refusal} zone="Europe/Rome" people={[]} mayOverlap isBlock={isBlock} />
    </SpeechProvider>,
  )
}

beforeAll(() => loadMessages('en', 'dashboard'))

it('speaks of a block where time is blocked', () => {
  expect(wordsOf(true)).toContain('This time is already taken. Nothing was blocked.')
  expect(wordsOf(true)).toContain('Block this time anyway?')
  expect(wordsOf(true)).not.toMatch(/book/i)
})

it('speaks of a booking where one is made', () => {
  expect(wordsOf(false)).toContain('Book it anyway?')
})
