// Checks names and folders: contents of features, meaningless names, the same nouns in every workspace, one test file
// per operation of the contract.
import { operations } from '@kalends/contract'
import { sourceFiles } from './project/files.ts'
import { checkFeatureFolders, checkNames } from './structure/feature-folders.ts'
import { checkNouns, checkTestFolders } from './structure/nouns.ts'

/** Test folders that don't mirror a feature: folders of the server, and properties of all features together. */
const ALSO_TESTED = [
  'http',
  'db',
  'jobs',
  'gateways',
  'setup',
  'running',
  'query',
  'access',
  'attacks',
  'addresses',
  'bad-input',
  'model',
  'consequences',
  'walk',
]

const paths = sourceFiles()
const contract = Object.entries(operations).map(([noun, ofNoun]) => ({ noun, ids: Object.keys(ofNoun) }))
const problems = [
  ...checkFeatureFolders(paths),
  ...checkNames(paths),
  ...checkNouns(paths, contract),
  ...checkTestFolders(paths, ALSO_TESTED),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`${contract.flatMap(({ ids }) => ids).length} operations have a test, and every folder a known name`)
