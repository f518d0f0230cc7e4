import { existsSync, readFileSync } from 'node:fs'
import { callLimit, type OperationSpec, operations } from '@kalends/contract'
import { describe, expect, it } from 'vitest'

// The table of paths in docs/security.md is held against the contract and the tests it names.
const page = readFileSync(new URL('../../../../docs/security.md', import.meta.url), 'utf8')
const [, rest = ''] = page.split('## Paths on which price, people, credits, identity or card meet\n')
const [table = ''] = rest.split('\n## ')
const rows = table.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| path'))

/** Nouns whose operations change price, people, credits, identity or card. */
const nouns = ['bookings', 'checkouts', 'forms', 'holds', 'orders', 'payments', 'redirects'] as const
/** Of the others, those that change a sign-in method or end an account. */
const methods = ['changePassword', 'startFactor', 'activateFactor', 'removeFactor', 'renewRecoveryCodes']
const others = [...methods, 'startPasskey', 'registerPasskey', 'removePasskey', 'deleteMyMember']

function findTest(file: string): string {
  const found = [`../${file}`, `../../src/${file}`].map((path) => new URL(path, import.meta.url)).find(existsSync)
  return found ? readFileSync(found, 'utf8') : ''
}

describe('the table of paths', () => {
  it('names every operation by which customers change what it is about', () => {
    const changing = nouns
      .flatMap((noun) => Object.values(operations[noun]) as OperationSpec[])
      .filter(({ access }) => access.anyone || access.visitor || access.member)
      .filter((spec) => callLimit(spec) !== 'NONE')
      .map(({ id }) => id)
    expect(changing.length).toBeGreaterThan(40)
    expect([...changing, ...others].filter((id) => !table.includes(`\`${id}\``))).toEqual([])
  })

  it('has a test for every path, which exists under its title', () => {
    expect(rows.length).toBeGreaterThan(20)
    for (const row of rows) {
      const [, ...shown] = row.split(/`(?=[\w/-]+\.test\.ts`: “)/)
      expect([row.slice(0, 60), shown.length > 0]).toEqual([row.slice(0, 60), true])
      for (const one of shown) {
        const [, file = '', title = ''] = /^([\w/.-]+)`: “([^”]+)”/.exec(one) ?? []
        expect([file, title, findTest(file).includes(title)]).toEqual([file, title, true])
      }
    }
  })
})
