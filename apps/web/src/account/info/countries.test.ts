import { describe, expect, it } from 'vitest'
import { listCountries } from './countries.ts'

describe('the countries of an address', () => {
  it('have names in the language of the page, in its order', () => {
    const countries = listCountries('en', '')
    expect(countries.at(0)).toEqual({ code: 'AF', name: 'Afghanistan' })
    expect(countries).toContainEqual({ code: 'IT', name: 'Italy' })
    expect(listCountries('he', '')).toContainEqual({ code: 'IL', name: 'ישראל' })
    expect(countries.filter(({ code, name }) => code === name)).toEqual([])
    expect(new Set(countries.map(({ code }) => code)).size).toBe(250)
  })

  it('include what is stored', () => {
    expect(listCountries('en', 'AN').at(0)).toEqual({ code: 'AN', name: 'AN' })
    expect(listCountries('en', 'IT')).toHaveLength(250)
  })
})
