import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fetchAnswer } from './fetch-answer.ts'

/** Answers `/whole` at once, refuses `/refused`, and never ends the body of anything else. */
const server = createServer(({ url }, answer) => {
  answer.writeHead(url === '/refused' ? 403 : 200, { 'Content-Type': 'application/json' })
  answer.write('{"is":')
  if (url === '/whole' || url === '/refused') answer.end('"free"}')
})
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())
const at = (path: string): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`

it('returns the answer, and nothing if it was refused', async () => {
  const { signal } = new AbortController()
  expect(await fetchAnswer(at('/whole'), signal)).toEqual({ is: 'free' })
  expect(await fetchAnswer(at('/refused'), signal)).toBeUndefined()
})

it('returns nothing if it is called off while the answer arrives', async () => {
  const requested = new AbortController()
  const answer = fetchAnswer(at('/endless'), requested.signal)
  setTimeout(() => requested.abort(), 100)
  expect(await answer).toBeUndefined()
})
