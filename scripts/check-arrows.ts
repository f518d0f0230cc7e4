// Checks the arrows between rooms, features, faces and the parts of a feature against every import of the house.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { arrowsOf, judge } from './arrows/judge.ts'
import { sourceFiles, TOP } from './house/files.ts'

const files = sourceFiles()
const arrows = files.flatMap((path) => arrowsOf(path, readFileSync(join(TOP, path), 'utf8')))
const problems = judge(arrows)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`${arrows.length} imports of ${files.length} files point the right way`)
