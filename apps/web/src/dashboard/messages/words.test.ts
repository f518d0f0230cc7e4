import { expect, it } from 'vitest'
import { preview } from './words.tsx'

it('opens links of a letter beside the dashboard and lets the letter’s own styles through', () => {
  const html = '<html><head><meta charset="utf-8"><style>p{color:red}</style></head><body><p>Hello</p></body></html>'
  expect(preview(html, 'n0nce')).toBe(
    '<html><head><base target="_blank"><meta charset="utf-8"><style nonce="n0nce">p{color:red}</style></head><body><p>Hello</p></body></html>',
  )
})
