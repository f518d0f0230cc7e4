import { describe, expect, it } from 'vitest'
import { type Candidate, chooseSite, hostNames, slugInPath } from './address.ts'

const main: Candidate = { id: 'main', slug: 'main', is_default: true, host: null }
const second: Candidate = { id: 'second', slug: 'second', is_default: false, host: null }

describe('site of an address', () => {
  it('reads host names with and without a port, case-insensitively', () => {
    expect(hostNames('Book.Example.org:4000')).toEqual(['book.example.org:4000', 'book.example.org'])
    expect(hostNames('book.example.org.')).toEqual(['book.example.org.', 'book.example.org'])
    expect(hostNames('localhost')).toEqual(['localhost'])
  })

  it('finds the slug only at its position', () => {
    expect(slugInPath('/s/second/services?x=1')).toBe('second')
    expect(slugInPath('/s/second')).toBe('second')
    expect(slugInPath('/s/second?x')).toBe('second')
    for (const path of ['/', '/services/s/second', '/s/', '/s/..%2f', '/S/second', '/s/sec%00ond']) {
      expect(slugInPath(path)).toBeUndefined()
    }
  })

  it('prefers the host, then the path, then the default', () => {
    const hosted = { ...second, host: 'second.example' }
    expect(chooseSite([main, hosted], ['second.example'], 'main')).toMatchObject({ siteId: 'second', basePath: '' })
    expect(chooseSite([main, second], ['x'], 'second')).toEqual({
      siteId: 'second',
      slug: 'second',
      basePath: '/s/second',
    })
    expect(chooseSite([main, second], ['x'], undefined)).toEqual({ siteId: 'main', slug: 'main', basePath: '' })
  })

  it('returns undefined for an unknown slug, and without sites', () => {
    expect(chooseSite([main], ['x'], 'unknown')).toBeUndefined()
    expect(chooseSite([], ['x'], undefined)).toBeUndefined()
  })
})
