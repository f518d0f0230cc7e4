import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findOutdatedPackage } from '../building/dependencies.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-lock-'))
  mkdirSync(join(folder, 'node_modules'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (file: string, packages: object) => writeFileSync(join(folder, file), JSON.stringify({ packages }))

describe('findOutdatedPackage', () => {
  const wanted = {
    '': { version: '0.1.0' },
    'apps/web': { version: '0.1.0' },
    'node_modules/@scope/one': { version: '1.0.0' },
    'node_modules/two': { version: '2.0.0' },
    'node_modules/two/node_modules/three': { version: '3.0.0' },
    'node_modules/other-platform': { version: '4.0.0', optional: true },
  }

  test.each([
    ['nothing', {}, undefined],
    ['a package that was not there', { 'node_modules/@scope/one': undefined }, '@scope/one'],
    ['a package in another version', { 'node_modules/two': { version: '1.9.0' } }, 'two'],
    ['a package of a package', { 'node_modules/two/node_modules/three': { version: '2.0.0' } }, 'three'],
  ])('names %s', (_, changed, found) => {
    write('package-lock.json', wanted)
    write('node_modules/.package-lock.json', { ...wanted, 'node_modules/other-platform': undefined, ...changed })
    expect(findOutdatedPackage(folder)).toBe(found)
  })

  test('says nothing if another package manager installed them', () => {
    write('package-lock.json', wanted)
    expect(findOutdatedPackage(folder)).toBeUndefined()
  })
})
