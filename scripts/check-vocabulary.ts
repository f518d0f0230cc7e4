// Refuses retired words (scripts/vocabulary/retired-words.ts) in declared names and in file names.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles, TOP } from './project/files.ts'
import { findRetiredWords, judgeFindings } from './vocabulary/find-retired-words.ts'

const files = sourceFiles()
const findings = files.flatMap((path) => findRetiredWords(path, readFileSync(join(TOP, path), 'utf8')))
const problems = judgeFindings(findings)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`${files.length} files use the terms of the glossary`)
