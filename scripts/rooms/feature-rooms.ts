import { FEATURE_ROOT, FEATURES } from '../house/rooms.ts'

/** What may stand directly in a feature's room. A folder stands for everything in it. */
const PLACES = [
  'index.ts',
  'routes.ts',
  'ports.ts',
  'operations',
  'rules',
  'store.ts',
  'store',
  'view.ts',
  'view',
  'jobs.ts',
]

const FORBIDDEN = ['util', 'utils', 'helper', 'helpers', 'common', 'shared', 'misc', 'lib']

/** Problems with the rooms below features/: unknown rooms, unknown places in them, a room without a door. */
export function judgeFeatureRooms(paths: string[]): string[] {
  const inside = paths.filter((path) => path.startsWith(`${FEATURE_ROOT}/`))
  const places = new Map<string, Set<string>>()
  for (const path of inside) {
    const [feature = '', place] = path.slice(FEATURE_ROOT.length + 1).split('/')
    if (place === undefined) continue // features/index.ts, the list of all
    places.set(feature, (places.get(feature) ?? new Set()).add(place))
  }
  return [...places].flatMap(([feature, found]) => judgeRoom(feature, found))
}

function judgeRoom(feature: string, found: Set<string>): string[] {
  const where = `${FEATURE_ROOT}/${feature}`
  if (!(FEATURES as readonly string[]).includes(feature)) {
    return [`${where} is no feature of scripts/house/rooms.ts`]
  }
  const strange = [...found].filter((place) => !PLACES.includes(place) && !isTestBeside(place, found))
  return [
    ...strange.map((place) => `${where}/${place} has no place in a feature (${PLACES.join(', ')})`),
    ...(found.has('index.ts') ? [] : [`${where} has no door: index.ts`]),
    ...['store', 'view']
      .filter((name) => found.has(name) && found.has(`${name}.ts`))
      .map((name) => `${where} has both ${name}.ts and ${name}/: take one`),
  ]
}

/** view.test.ts lies beside view.ts. */
const isTestBeside = (place: string, found: Set<string>): boolean =>
  place.endsWith('.test.ts') && found.has(place.replace('.test.ts', '.ts'))

/** Folders and files whose names say nothing about what is in them. */
export function judgeNames(paths: string[]): string[] {
  const inRooms = paths.filter((path) => /^(packages|apps)\/[^/]+\/(src|test)\//.test(path) && !isCatalogue(path))
  return inRooms.flatMap((path) => {
    const words = path
      .split('/')
      .slice(3)
      .map((part) => part.replace(/\..*$/, ''))
    const bad = words.find((word) => FORBIDDEN.includes(word) && !isWebLib(path, word))
    return bad === undefined ? [] : [`${path}: "${bad}" does not say what is in it`]
  })
}

/** lib/ is the name of the lowest layer of the pages, and of nothing else. */
const isWebLib = (path: string, word: string): boolean => word === 'lib' && path.startsWith('apps/web/src/lib/')

/** In a catalogue of messages "common" does say what is in it: the words every page uses. */
const isCatalogue = (path: string): boolean => path.includes('/messages/')
