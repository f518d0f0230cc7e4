// Checks every import against the boundaries between workspaces, features, faces and the parts of a feature.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findViolations, readImportEdges } from './imports/find-violations.ts'
import { sourceFiles, TOP } from './project/files.ts'

const files = sourceFiles()
const edges = files.flatMap((path) => readImportEdges(path, readFileSync(join(TOP, path), 'utf8')))
const problems = findViolations(edges)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`${edges.length} imports of ${files.length} files keep the boundaries`)
