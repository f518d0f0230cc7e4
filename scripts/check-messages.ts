// Checks the texts of the pages: every language complete and consistent, no unused or unknown keys, no text outside the
// catalogue.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogueProblems } from './messages/catalogue.ts'
import { readCatalogues } from './messages/read-catalogues.ts'
import { findUses } from './messages/uses.ts'
import { sourceFiles, TOP } from './project/files.ts'

const PAGES = 'apps/web/src/'

const catalogues = readCatalogues(join(TOP, PAGES, 'lib/messages/catalogue'))
const pages = sourceFiles().filter(
  (path) => path.startsWith(PAGES) && !path.includes('/catalogue/') && !/\.test\.tsx?$/.test(path),
)
const uses = pages.map((path) => findUses(path, readFileSync(join(TOP, path), 'utf8')))
const problems = catalogueProblems(catalogues, uses)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else
  console.log(
    `${Object.keys(catalogues.en ?? {}).length} messages in ${Object.keys(catalogues).length} languages, all used`,
  )
