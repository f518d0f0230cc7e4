import { describe, expect, test } from 'vitest'
import { findMutableState } from '../module-state/find-mutable-state.ts'
import { judgeState } from '../module-state/judge.ts'

const path = 'apps/server/src/features/services/operations/x.ts'
const namesIn = (text: string) => findMutableState(path, text).map(({ name }) => name)

describe('module-level state', () => {
  test.each([
    ['a let', 'let known = 0', 'known'],
    ['an exported let', 'export let known: Port | undefined', 'known'],
    ['a destructured let', 'let { a: known } = x', 'known'],
    ['a Map', 'const known = new Map()\nexport function join() { known.set(1, 2) }', 'known'],
    ['a Set', 'const known = new Set()\nexport const join = (x) => known.add(x)', 'known'],
    ['an array', 'const known: X[] = []\nexport function join(x) { known.push(x) }', 'known'],
    ['a property', 'const known = {}\nexport function join(x) { known.x = x }', 'known'],
    ['an index', 'const known = {}\nexport function join(x) { known[x.name] ??= x }', 'known'],
    ['a nested property', 'const known = { a: {} }\nexport function join(x) { known.a.b = x }', 'known'],
    ['a counter', 'const known = { calls: 0 }\nexport function count() { known.calls += 1; known.calls++ }', 'known'],
    ['a deleted property', 'const known = {}\nexport function drop(x) { delete known[x] }', 'known'],
    ['Object.assign', 'const known = {}\nexport function join(x) { Object.assign(known, x) }', 'known'],
    ['a static property', 'class Known { static all = [] }\nexport function join(x) { Known.all.push(x) }', 'Known'],
    ['an import', "import { known } from './known.ts'\nexport function join(x) { known.add(x) }", 'known'],
    ['a method', 'const known = new Map()\nexport class A { add(x) { known.set(x, x) } }', 'known'],
    [
      'a write within a block',
      'const known = []\nfunction f(x) { if (x) { for (const y of x) known.push(y) } }',
      'known',
    ],
  ])('finds %s', (_, text, name) => {
    expect(namesIn(text)).toEqual([name])
  })
})

describe('not module-level state', () => {
  test.each([
    ['constants', "const known = new Set(['a'])\nexport const has = (x) => known.has(x)"],
    ['a collection filled while the module loads', 'const known = new Map()\nfor (const x of all) { known.set(x, 1) }'],
    ['a WeakMap', 'const known = new WeakMap<Db, X>()\nexport function keep(db, x) { known.set(db, x) }'],
    ['a local of the same name', 'const known = []\nfunction f() { const known = []; known.push(1) }'],
    ['a parameter of the same name', 'const known = []\nfunction f({ a: [known] }) { known.push(1) }'],
    ['a loop variable of the same name', 'const known = []\nfunction f() { for (const known of x) known.push(1) }'],
    ['variables of functions', 'export function f() { let count = 0; count += 1; return [].concat(count).sort() }'],
    ['functions of packages', "import { sql } from 'kysely'\nexport function f(x) { sql.add(x) }"],
    ['declared types', 'declare let known: string'],
  ])('allows %s', (_, text) => {
    expect(namesIn(text)).toEqual([])
  })
})

test('an exception allows its state, and is reported once it is unused', () => {
  const exception = { path, name: 'known', because: 'a reason' }
  const found = findMutableState(path, '\nlet known = 0')
  expect(judgeState(found, [])).toEqual([expect.stringContaining(`${path}:2: known`)])
  expect(judgeState(found, [exception])).toEqual([])
  expect(judgeState([], [exception])).toEqual([expect.stringContaining('no longer needed')])
})

test('reports a file that cannot be parsed as an error', () => {
  expect(() => findMutableState(path, 'let {')).toThrow(`${path} cannot be read`)
})
