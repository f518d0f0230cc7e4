import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Change, Outcome } from './change.ts'
import { type ChangeStorage, createSender } from './sender.ts'

const change = (key: string): Change => ({ kind: 'release', id: 'a-hold', key })

function createStorage(first: Change[] = []) {
  const state = { changes: first as readonly Change[] }
  const hold: ChangeStorage = {
    read: () => [...state.changes],
    write: (changes) => void Object.assign(state, { changes }),
  }
  return { state, hold }
}

/** A server that gives these answers in turn; `null` is a network failure. */
function answering(answers: (boolean | null)[]) {
  const sent: string[] = []
  const fetch = vi.fn(async (_: string, { body }: { body: URLSearchParams }) => {
    const answer = answers.shift()
    if (answer === null) throw new TypeError('no line')
    const { key } = JSON.parse(body.get('change') ?? '') as Change
    sent.push(key)
    return Response.json(answer ? { ok: true, key, revision: '2' } : { ok: false, key, refusal: 'taken', latest: null })
  })
  vi.stubGlobal('fetch', fetch)
  return sent
}

const outcomes: Outcome[] = []
const sender = (hold: ChangeStorage) =>
  createSender({ address: '/change', storage: hold, onOutcome: (_, outcome) => void outcomes.push(outcome) })
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

afterEach(() => {
  vi.unstubAllGlobals()
  outcomes.length = 0
})

describe('changes made on the calendar', () => {
  it('are sent one after another, and a refusal does not block the next', async () => {
    const sent = answering([true, false, true])
    const { send, waiting } = sender(createStorage().hold)
    for (const key of ['a', 'b', 'c']) send(change(key))
    await settled()
    expect(sent).toEqual(['a', 'b', 'c'])
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, false, true])
    expect(waiting.get()).toEqual([])
  })

  it('wait in order while offline, and are sent once back online', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { state, hold } = createStorage()
    const sent = answering([null, true, true])
    const { send, flush, waiting } = sender(hold)
    send(change('a'))
    await settled()
    send(change('b'))
    expect(state.changes.map(({ key }) => key)).toEqual(['a', 'b'])
    await settled()
    flush()
    await settled()
    expect([sent, waiting.get()]).toEqual([['a', 'b'], []])
  })

  it('outlive a reload', () => {
    answering([])
    expect(sender(createStorage([change('a')]).hold).waiting.get()).toHaveLength(1)
  })
})
