// Checks that every error code and validation rule that the facts name for an operation of ours is raised by a test of
// its noun, or explained in packages/contract/src/never-raised.ts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type OperationSpec, operations } from '@kalends/contract'
import { neverRaised } from '../packages/contract/src/never-raised.ts'
import { sourceFiles, TOP } from './project/files.ts'
import { factsByAddress, readFacts } from './structure/facts.ts'
import { judgeRaised } from './structure/raised.ts'

const findFact = factsByAddress(readFacts())
const promised = Object.entries(operations).flatMap(([noun, ofNoun]) =>
  (Object.values(ofNoun) as OperationSpec[]).map(({ id, method, paths }) => {
    const { errors = [], rules = [] } = findFact(method, paths) ?? {}
    return { id, noun, names: [...errors.map(({ code }) => code), ...rules] }
  }),
)
const tests = sourceFiles('apps/server')
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(join(TOP, path), 'utf8') }))
const problems = judgeRaised(promised, tests, neverRaised)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`${new Set(promised.flatMap(({ names }) => names)).size} codes and rules are raised or explained`)
