import { describe, expect, it } from 'vitest'
import { isSigned, mediaPath, safeName, signedPath, widthFor } from './address.ts'

const file = {
  site_id: 'b0f9c7d2-0000-4000-8000-000000000001',
  id: 'b0f9c7d2-0000-4000-8000-000000000002',
  file_name: 'Lena & Söhne.jpg',
  link_secret: Buffer.alloc(32, 7),
}

describe('the address of an upload', () => {
  it('ends with a readable name without special characters', () => {
    expect(mediaPath(file)).toBe(`/media/${file.site_id}/${file.id}/Lena%20-%20S%C3%B6hne.jpg`)
    expect(safeName('..\\..\\etc/passwd')).toBe('passwd')
    expect(safeName('a"b\r\nc?.pdf')).toBe('a-b-c-.pdf')
    expect(safeName('...')).toBe('file')
    expect(safeName('fdp\u202etxt.pdf')).toBe('fdp-txt.pdf')
    expect(safeName(`${'a'.repeat(119)}\u{1f600}.txt`)).toBe(`${'a'.repeat(119)}\u{1f600}`)
  })

  it('opens with a signed link until it expires', () => {
    const link = new URL(signedPath(file, 50_000_000), 'http://x')
    const until = link.searchParams.get('until') ?? ''
    const key = link.searchParams.get('key') ?? ''
    expect(isSigned(file, { until, key }, 49_999_000)).toBe(true)
    expect(isSigned(file, { until, key }, 50_001_000)).toBe(false)
    expect(isSigned(file, { until: '60000', key }, 49_999_000)).toBe(false)
    expect(isSigned(file, { until, key: `${key}x` }, 49_999_000)).toBe(false)
    expect(isSigned({ link_secret: Buffer.alloc(32, 8) }, { until, key }, 49_999_000)).toBe(false)
  })

  it('uses the narrowest sufficient width, and never one wider than the image', () => {
    expect(widthFor(300, 4000)).toBe(320)
    expect(widthFor(641, 4000)).toBe(1280)
    expect(widthFor(2500, 4000)).toBeUndefined()
    expect(widthFor(640, 500)).toBeUndefined()
    expect(widthFor(undefined, 500)).toBeUndefined()
  })
})
