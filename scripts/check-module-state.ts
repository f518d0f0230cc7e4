// Refuses module-level mutable state in the server: a second app in the same process would share it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findMutableState } from './module-state/find-mutable-state.ts'
import { judgeState } from './module-state/judge.ts'
import { sourceFiles, TOP } from './project/files.ts'

const files = sourceFiles('apps/server/src').filter((path) => !path.endsWith('.test.ts'))
const problems = judgeState(files.flatMap((path) => findMutableState(path, readFileSync(join(TOP, path), 'utf8'))))
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`${files.length} files of the server share no state between apps`)
