// Checks docs/openapi.json against the recommended rules of a public linter, examples included.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judgeProblems, lintDocument } from './openapi/lint.ts'
import { TOP } from './project/files.ts'

const problems = judgeProblems(await lintDocument(readFileSync(join(TOP, 'docs/openapi.json'), 'utf8')))
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log('docs/openapi.json passes the recommended rules of the linter')
