import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findOpenPaths, restrictDataFolder } from './data-folder.ts'

let outside: string
let dataFolder: string

const config = () => ({ dataFolder, databaseUrl: 'postgres://elsewhere/kalends' })
const readMode = (...path: string[]) => statSync(join(dataFolder, ...path)).mode & 0o777

/** A data folder as an earlier version left it: modes are set apart, for the process has a mask of its own. */
beforeEach(() => {
  outside = mkdtempSync(join(tmpdir(), 'kalends-folder-'))
  dataFolder = join(outside, 'data')
  for (const folder of ['data', 'data/uploads', 'data/uploads/site', 'data/pg18', 'data/postgresql-18.4']) {
    mkdirSync(join(outside, folder))
    chmodSync(join(outside, folder), 0o755)
  }
  for (const file of ['data/demo-sign-in.txt', 'data/uploads/site/original', 'data/pg18/base', 'elsewhere']) {
    writeFileSync(join(outside, file), '')
    chmodSync(join(outside, file), 0o644)
  }
  symlinkSync(join(outside, 'elsewhere'), join(dataFolder, 'link'))
})

afterEach(() => rmSync(outside, { recursive: true, force: true }))

it('closes folders and files that other users could read', () => {
  expect(findOpenPaths(config())).toHaveLength(5)
  expect(restrictDataFolder(config())).toEqual([])
  expect([readMode(), readMode('uploads'), readMode('uploads', 'site')]).toEqual([0o700, 0o700, 0o700])
  expect([readMode('demo-sign-in.txt'), readMode('uploads', 'site', 'original')]).toEqual([0o600, 0o600])
  expect(findOpenPaths(config())).toEqual([])
})

it('leaves files of PostgreSQL and link targets unchanged', () => {
  restrictDataFolder(config())
  expect([readMode('pg18'), readMode('pg18', 'base'), readMode('postgresql-18.4')]).toEqual([0o755, 0o644, 0o755])
  expect(statSync(join(outside, 'elsewhere')).mode & 0o777).toBe(0o644)
})

it.runIf(process.getuid?.() === 0)('lets the user of the embedded database enter a folder of root', () => {
  const embedded = { dataFolder, databaseUrl: undefined }
  restrictDataFolder(embedded)
  expect(readMode()).toBe(0o711)
  expect(findOpenPaths(embedded)).toEqual([])
})

it('reports nothing for a missing folder', () => {
  rmSync(dataFolder, { recursive: true })
  expect(restrictDataFolder(config())).toEqual([])
})
