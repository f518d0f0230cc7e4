import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A prefix letter before what stands for a name, and before Latin letters or digits. */
const glued =
  /(?<![\u0590-\u05ff])[\u05d1\u05dc\u05de\u05d5\u05d4\u05db\u05e9]{1,2}(\{(?:name|service|site|code|currency|there)\}|-?[A-Za-z0-9]|-\{)/

it('a Hebrew prefix before a name is followed by a maqaf', async () => {
  const folder = new URL('./catalogue/he/', import.meta.url)
  const found: string[] = []
  for (const file of readdirSync(folder)) {
    const catalogues: Record<string, Record<string, string>> = await import(new URL(file, folder).href)
    for (const texts of Object.values(catalogues))
      for (const [key, text] of Object.entries(texts)) if (glued.test(text)) found.push(`${key}: ${text}`)
  }
  expect(found).toEqual([])
})
