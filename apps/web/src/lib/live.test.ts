import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followChanges } from './live.ts'

/** Replaces the browser's EventSource: tests open it, refuse it and send messages. */
class Line {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 2
  static all: Line[] = []
  readyState = Line.CONNECTING
  onopen = () => undefined as unknown
  onerror = () => undefined as unknown
  onmessage = (_: { data: string }) => undefined as unknown
  readonly url: string
  constructor(url: string) {
    this.url = url
    Line.all.push(this)
  }
  close() {
    this.readyState = Line.CLOSED
  }
  take() {
    this.readyState = Line.OPEN
    this.onopen()
  }
  refuse() {
    this.readyState = Line.CLOSED
    this.onerror()
  }
  say(version: string) {
    this.onmessage({ data: JSON.stringify({ version }) })
  }
}

const page = Object.assign(new EventTarget(), { hidden: false })

beforeEach(() => {
  vi.useFakeTimers()
  Line.all = []
  page.hidden = false
  vi.stubGlobal('EventSource', Line)
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function follow() {
  const heard: string[] = []
  const states: string[] = []
  const stop = followChanges({
    siteId: 'site',
    seen: () => 'v1',
    onVersion: (version) => heard.push(version),
    missed: () => heard.push('asked'),
    onState: (state) => states.push(state),
  })
  const line = () => Line.all.at(-1) as Line
  return { heard, states, stop, line }
}

function turn(hidden: boolean) {
  page.hidden = hidden
  page.dispatchEvent(new Event('visibilitychange'))
}

test('subscribes to changes once, naming the business and the last version seen', () => {
  const { heard, states, stop, line } = follow()
  line().take()
  line().say('v2')
  vi.advanceTimersByTime(60_000)
  expect([heard, states, Line.all.length]).toEqual([['v2'], ['LIVE'], 1])
  expect(line().url).toBe('/v1/calendar/changes?siteId=site&since=v1')
  stop()
  expect(line().readyState).toBe(Line.CLOSED)
})

test('polls every twenty seconds while refused, and reconnects each time', () => {
  const { heard, states, stop, line } = follow()
  line().refuse()
  vi.advanceTimersByTime(41_000)
  expect([heard, states]).toEqual([['asked', 'asked'], ['ASKING']])
  line().take()
  vi.advanceTimersByTime(60_000)
  expect([heard.length, states.at(-1)]).toEqual([2, 'LIVE'])
  stop()
})

test('leaves reconnecting after a broken connection to the browser', () => {
  const { heard, stop, line } = follow()
  line().take()
  line().readyState = Line.CONNECTING
  line().onerror()
  vi.advanceTimersByTime(20_000)
  expect([heard, Line.all.length]).toEqual([['asked'], 1])
  stop()
})

test('holds no connection while the page is hidden', () => {
  const { heard, stop, line } = follow()
  line().take()
  turn(true)
  expect(line().readyState).toBe(Line.CLOSED)
  vi.advanceTimersByTime(60_000)
  expect([heard, Line.all.length]).toEqual([[], 1])
  turn(false)
  expect(Line.all.length).toBe(2)
  stop()
})
