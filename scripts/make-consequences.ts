// Makes docs/consequences.md from the table in apps/server/test/consequences; with --check says whether every cell has a
// test, every writing operation a row, and the file is what the table makes.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { operations } from '@kalends/contract'
import { KNOWN_GAPS, rows } from '../apps/server/test/consequences/table/index.ts'
import { unconnected } from '../apps/server/test/consequences/table/unconnected.ts'
import { judgeConsequences } from './consequences/judge.ts'
import { consequencesPage } from './consequences/page.ts'
import { readTitles } from './consequences/titles.ts'
import { sourceFiles, TOP } from './project/files.ts'

const folder = 'apps/server/test/'
const path = join(TOP, 'docs/consequences.md')
const table = { rows, unconnected, knownGaps: KNOWN_GAPS }
const made = consequencesPage(table)

if (argv.includes('--check')) {
  const tests = sourceFiles(folder, ['.test.ts'])
  const titles = new Map(
    tests.map((file) => [file.slice(folder.length), readTitles(readFileSync(join(TOP, file), 'utf8'))]),
  )
  const all = Object.values(operations).flatMap((ofNoun) => Object.values(ofNoun))
  const writing = all.filter(({ method, reads }) => method !== 'GET' && !reads).map(({ id }) => id)
  const problems = judgeConsequences(table, { titles, writing })
  if (!existsSync(path) || readFileSync(path, 'utf8') !== made) {
    problems.push('docs/consequences.md is not what the table makes: run npm run consequences and commit the file')
  }
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
  else console.log(`${rows.length} changes and ${writing.length} operations: each cell has its test`)
} else writeFileSync(path, made)
