// Makes docs/guide/errors.md from the contract; with --check says whether the file there is what the contract makes.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { errorReference } from './guide/error-reference.ts'
import { TOP } from './project/files.ts'

const path = join(TOP, 'docs/guide/errors.md')
const made = errorReference()

if (!argv.includes('--check')) writeFileSync(path, made)
else if (readFileSync(path, 'utf8') === made) console.log('docs/guide/errors.md is what the contract makes')
else {
  console.error('docs/guide/errors.md is not what the contract makes: run npm run errors and commit the file')
  process.exitCode = 1
}
