// Checks names and places: what stands in a feature, names that say nothing, one noun in every room, one test file per
// operation of the contract.
import { operations } from '@kalends/contract'
import { sourceFiles } from './house/files.ts'
import { judgeFeatureRooms, judgeNames } from './rooms/feature-rooms.ts'
import { judgeNouns, judgeTestFolders } from './rooms/nouns.ts'

/** Test folders that mirror no feature: rooms of the server, and promises that hold for all features at once. */
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
]

const paths = sourceFiles()
const contract = Object.entries(operations).map(([noun, ofNoun]) => ({ noun, ids: Object.keys(ofNoun) }))
const problems = [
  ...judgeFeatureRooms(paths),
  ...judgeNames(paths),
  ...judgeNouns(paths, contract),
  ...judgeTestFolders(paths, ALSO_TESTED),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`${contract.flatMap(({ ids }) => ids).length} operations have their test, every room its name`)
