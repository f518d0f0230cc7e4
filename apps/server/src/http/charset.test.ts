import { expect, test } from 'vitest'
import { withCharset } from './charset.ts'

test.each([
  ['text/plain', 'text/plain; charset=utf-8'],
  ['text/x-script', 'text/x-script; charset=utf-8'],
  ['image/svg+xml', 'image/svg+xml; charset=utf-8'],
  ['text/html; charset=utf-8', 'text/html; charset=utf-8'],
  ['image/png', 'image/png'],
  ['application/pdf', 'application/pdf'],
])('%s is sent as %s', (type, sent) => {
  expect(withCharset(type)).toBe(sent)
})
