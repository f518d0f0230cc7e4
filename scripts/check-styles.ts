// Refuses classes that the pages take from a CSS module which does not define them, as after half a rename.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sourceFiles, TOP } from './project/files.ts'
import { findUndefinedClasses } from './styles/find-undefined-classes.ts'

const files = sourceFiles('apps/web/src')
const problems = files.flatMap((path) => {
  const read = (stylesheet: string): string => readFileSync(join(TOP, dirname(path), stylesheet), 'utf8')
  return findUndefinedClasses(path, readFileSync(join(TOP, path), 'utf8'), read)
})
for (const { file, stylesheet, name } of problems) console.error(`${file}: ${stylesheet} defines no class "${name}"`)
if (problems.length > 0) process.exitCode = 1
else console.log(`${files.length} files use classes that exist`)
