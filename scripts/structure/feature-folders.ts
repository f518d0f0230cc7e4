import { FEATURE_ROOT, FEATURES } from '../project/workspaces.ts'

/** What a feature folder may contain directly. A folder stands for everything in it. */
const ENTRIES = [
  'index.ts',
  'routes.ts',
  'ports.ts',
  'operations',
  'steps',
  'rules',
  'store.ts',
  'store',
  'view.ts',
  'view',
  'jobs.ts',
]

const FORBIDDEN = ['util', 'utils', 'helper', 'helpers', 'common', 'shared', 'misc', 'lib']

/** Returns problems with the folders in features/: unknown features, unknown entries in them, a missing index.ts. */
export function checkFeatureFolders(paths: string[]): string[] {
  const inside = paths.filter((path) => path.startsWith(`${FEATURE_ROOT}/`))
  const entries = new Map<string, Set<string>>()
  for (const path of inside) {
    const [feature = '', entry] = path.slice(FEATURE_ROOT.length + 1).split('/')
    if (entry === undefined) continue // features/index.ts, the list of all
    entries.set(feature, (entries.get(feature) ?? new Set()).add(entry))
  }
  return [...entries].flatMap(([feature, found]) => checkFeature(feature, found))
}

function checkFeature(feature: string, found: Set<string>): string[] {
  const where = `${FEATURE_ROOT}/${feature}`
  if (!(FEATURES as readonly string[]).includes(feature)) {
    return [`${where} is not a feature of scripts/project/workspaces.ts`]
  }
  const strange = [...found].filter((entry) => !ENTRIES.includes(entry) && !isTestBeside(entry, found))
  return [
    ...strange.map((entry) => `${where}/${entry} does not belong in a feature (${ENTRIES.join(', ')})`),
    ...(found.has('index.ts') ? [] : [`${where} has no index.ts`]),
    ...['store', 'view']
      .filter((name) => found.has(name) && found.has(`${name}.ts`))
      .map((name) => `${where} has both ${name}.ts and ${name}/: use one`),
  ]
}

/** view.test.ts is beside view.ts. */
const isTestBeside = (entry: string, found: Set<string>): boolean =>
  entry.endsWith('.test.ts') && found.has(entry.replace('.test.ts', '.ts'))

/** Folders and files whose names don't describe their contents. */
export function checkNames(paths: string[]): string[] {
  const inWorkspaces = paths.filter((path) => /^(packages|apps)\/[^/]+\/(src|test)\//.test(path) && !isCatalogue(path))
  return inWorkspaces.flatMap((path) => {
    const words = path
      .split('/')
      .slice(3)
      .map((part) => part.replace(/\..*$/, ''))
    const bad = words.find((word) => FORBIDDEN.includes(word) && !isWebLib(path, word))
    return bad === undefined ? [] : [`${path}: "${bad}" doesn't describe its contents`]
  })
}

/** Only the lowest layer of the pages may be called lib/. */
const isWebLib = (path: string, word: string): boolean => word === 'lib' && path.startsWith('apps/web/src/lib/')

/** In these folders "common" is a meaningful name: what all pages or several nouns use. */
const isCatalogue = (path: string): boolean =>
  ['/messages/', 'packages/contract/src/common/', 'packages/sdk/src/generated/'].some((folder) => path.includes(folder))
