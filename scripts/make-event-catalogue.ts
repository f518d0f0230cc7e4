// Makes docs/guide/events.md from the contract and recorded samples; with --check says whether the file there is that.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { eventCatalogue } from './guide/event-catalogue.ts'
import { TOP } from './project/files.ts'

const path = join(TOP, 'docs/guide/events.md')
const made = eventCatalogue()

if (!argv.includes('--check')) writeFileSync(path, made)
else if (readFileSync(path, 'utf8') === made)
  console.log('docs/guide/events.md is what the contract and the samples make')
else {
  console.error('docs/guide/events.md is outdated: run npm run events and commit the file')
  process.exitCode = 1
}
