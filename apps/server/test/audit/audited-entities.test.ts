import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { auditedEntities } from '@kalends/contract'
import { expect, it } from 'vitest'

const features = `${import.meta.dirname}/../../src/features`

it('everything that features record is listed in the contract', async () => {
  const named = new Set<string>()
  for await (const path of glob('*/{operations,steps}/*.ts', { cwd: features })) {
    const source = readFileSync(`${features}/${path}`, 'utf8')
    for (const [, name] of source.matchAll(/entityType: '([a-z]\w*)'/g)) named.add(name ?? '')
  }
  expect([...named].filter((name) => !(name in auditedEntities))).toEqual([])
  expect(named.size).toBeGreaterThan(30)
})
