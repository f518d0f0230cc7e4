import { expect, it } from 'vitest'
import { toPreviewHtml } from './message-body.tsx'

it('opens links of an email in a new tab and allows the email’s own styles', () => {
  const html = '<html><head><meta charset="utf-8"><style>p{color:red}</style></head><body><p>Hello</p></body></html>'
  expect(toPreviewHtml(html, 'n0nce')).toBe(
    '<html><head><base target="_blank"><meta charset="utf-8"><style nonce="n0nce">p{color:red}</style></head><body><p>Hello</p></body></html>',
  )
})
