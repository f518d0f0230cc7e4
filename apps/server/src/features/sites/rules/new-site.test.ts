import { describe, expect, it } from 'vitest'
import { siteViolations, slugFromName } from './new-site.ts'

describe('a new business', () => {
  it('derives its slug from its name', () => {
    expect(slugFromName('Café Verde & Söhne')).toBe('cafe-verde-sohne')
    expect(slugFromName('  --- ')).toBe('site')
    expect(slugFromName('סטודיו')).toBe('site')
    expect(slugFromName('x'.repeat(300))).toHaveLength(80)
  })

  it('is refused with all invalid settings', () => {
    expect(siteViolations({ name: 'Studio', timeZone: 'Europe/Berlin', currency: 'EUR' })).toEqual([])
    const wrong = siteViolations({ name: ' ', timeZone: '+02:00', currency: 'eur' })
    expect(wrong.map(({ field }) => field)).toEqual(['name', 'timeZone', 'currency'])
    expect(siteViolations({ name: 'S', timeZone: 'Mars/Olympus', currency: 'EUR' })).toHaveLength(1)
  })
})
