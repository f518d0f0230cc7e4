import { describe, expect, it } from 'vitest'
import { catalogueProblems } from '../messages/catalogue.ts'
import { findUses } from '../messages/uses.ts'

const page = (inside: string) =>
  findUses('page.tsx', `export const P = () => { const t = useT(); return (<p>${inside}</p>) }`)

describe('texts of the pages', () => {
  it('finds hard-coded text, visible or for screen readers', () => {
    expect(page('Hello').literals).toEqual(['1: Hello'])
    expect(page('<img alt="A floor" />').literals).toEqual(['1: A floor'])
    expect(page("{'Hello'}").literals).toEqual(['1: Hello'])
    expect(page('{t("site.home.title")} · 14:30').literals).toEqual([])
  })

  it('finds missing, foreign, unused and unknown keys', () => {
    const english = { 'site.a': 'A', 'site.b': 'B {n}', 'site.c': 'C' }
    const hebrew = { 'site.a': 'א', 'site.b': 'ב', 'site.d': 'ד' }
    const uses = [page('{t("site.a")}{t("site.b")}{t("site.x")}')]
    expect(catalogueProblems({ en: english, he: hebrew }, uses)).toEqual([
      'he: site.c is missing',
      'he: site.d is not in English',
      'he: site.b has different values or tags than the English message',
      'en: site.c is never used',
      'page.tsx: site.x is in no catalogue',
    ])
  })

  it('counts keys built from a fixed prefix as used', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source text under test
    const uses = [page('{t(`site.state.${state}`)}')]
    expect(catalogueProblems({ en: { 'site.state.FREE': 'Free' } }, uses)).toEqual([])
  })
})
