// Makes docs/openapi.json from the contract; with --check says whether the file there is what the contract makes.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { openApiDocument } from './openapi/document.ts'
import { TOP } from './project/files.ts'

const path = join(TOP, 'docs/openapi.json')
const { version } = JSON.parse(readFileSync(join(TOP, 'package.json'), 'utf8')) as { version: string }
const made = `${JSON.stringify(openApiDocument(version), null, 2)}\n`

if (!argv.includes('--check')) writeFileSync(path, made)
else if (readFileSync(path, 'utf8') === made) console.log('docs/openapi.json is what the contract makes')
else {
  console.error('docs/openapi.json is not what the contract makes: run npm run openapi and commit the file')
  process.exitCode = 1
}
