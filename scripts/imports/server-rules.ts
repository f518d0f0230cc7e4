import { FEATURE_ROOT, FEATURES } from '../project/workspaces.ts'
import { type ImportEdge, isTest, type Rule } from './rule.ts'

const SRC = 'apps/server/src'

const inFolder = (path: string, folder: string): boolean => path.startsWith(`${SRC}/${folder}/`)

/**
 * `apps/server/src/features/bookings/rules/status.ts` → bookings, rules. A file directly in the feature returns its own
 * name.
 */
function locateInFeature(path: string): { feature: string; part: string } | undefined {
  if (!path.startsWith(`${FEATURE_ROOT}/`)) return undefined
  const [feature = '', part] = path.slice(FEATURE_ROOT.length + 1).split('/')
  return part === undefined ? undefined : { feature, part: part.replace(/\.ts$/, '') }
}

/** The type that lists the ports of every feature. */
const PORTS_LIST = `${FEATURE_ROOT}/ports.ts`

/** Files of db/ without SQL: how statements run, what a filter says, how texts become slugs. */
const WITHOUT_SQL = ['in-parallel', 'in-savepoint', 'run-each', 'query/filter-reach', 'slug'].map(
  (name) => `${SRC}/db/${name}.ts`,
)

/** What ports.ts may import from outside its feature. None of it imports context.ts, which carries the ports. */
const PORT_TYPES = ['packages/contract', `${SRC}/actor.ts`, `${SRC}/call-request.ts`, `${SRC}/db/database.ts`]

const never = (folder: string, others: string[], says: string): Rule => ({
  name: `${folder}-stays-below`,
  says,
  refuses: ({ from, to }) => inFolder(from, folder) && others.some((other) => inFolder(to, other)),
})

export const serverRules: Rule[] = [
  {
    name: 'fastify-in-http',
    says: 'http/ is the only folder of the server that imports Fastify',
    refuses: ({ from, to }) =>
      from.startsWith(`${SRC}/`) && !inFolder(from, 'http') && /^npm:(fastify|@fastify\/.+)$/.test(to),
  },
  never('db', ['features', 'http', 'jobs', 'gateways'], 'db/ imports no feature and no folder above it'),
  never('gateways', ['features', 'http', 'jobs'], 'a gateway imports no feature and nothing of http/ or jobs/'),
  never('jobs', ['features', 'http'], 'jobs/ imports no feature: the work of a job lives in its feature'),
  {
    name: 'features-entered-by-index',
    says: 'code outside the features imports one through its index.ts',
    refuses: ({ from, to }) => {
      const target = locateInFeature(to)
      const isPortsList = from === PORTS_LIST && target?.part === 'ports'
      return (
        locateInFeature(from) === undefined &&
        target !== undefined &&
        target.part !== 'index' &&
        !isPortsList &&
        !isTest(from)
      )
    },
  },
  {
    name: 'feature-order',
    says: 'a feature imports only features before it in the order of scripts/project/workspaces.ts',
    refuses: betweenFeatures((from, to) => !(order(to.feature) >= 0 && order(to.feature) < order(from.feature))),
  },
  {
    name: 'feature-index',
    says: 'another feature is imported through its index.ts',
    refuses: betweenFeatures((from, to) => to.part !== 'index' && !(from.part === 'ports' && to.part === 'ports')),
  },
  {
    name: 'ports-are-types',
    says: "ports.ts imports types only: of the contract, actors, calls, the database, its feature's rules and store, and ports of earlier features",
    refuses: ({ from, to, typeOnly }) => {
      const source = locateInFeature(from)
      if (source?.part !== 'ports') return false
      const target = locateInFeature(to)
      const isOwn = target?.feature === source.feature && ['rules', 'store'].includes(target.part)
      return !(typeOnly && (isOwn || target?.part === 'ports' || PORT_TYPES.includes(to)))
    },
  },
  {
    name: 'ports-through-the-context',
    says: 'only context.ts imports the list of all ports; a feature calls context.ports',
    refuses: ({ from, to }) => to === PORTS_LIST && from !== `${SRC}/context.ts`,
  },
  {
    name: 'features-below-the-app',
    says: 'a feature imports nothing of main.ts, app.ts, compose.ts, index.ts, the list of all features and setup/',
    refuses: ({ from, to }) =>
      locateInFeature(from) !== undefined &&
      new RegExp(`^${SRC}/((main|app|compose|index|features/index)\\.ts$|setup/)`).test(to),
  },
]

const order = (feature: string): number => (FEATURES as readonly string[]).indexOf(feature)

type FeaturePart = { feature: string; part: string }

function betweenFeatures(refuses: (from: FeaturePart, to: FeaturePart) => boolean): Rule['refuses'] {
  return (edge: ImportEdge) => {
    const from = locateInFeature(edge.from)
    const to = locateInFeature(edge.to)
    return from !== undefined && to !== undefined && from.feature !== to.feature && refuses(from, to)
  }
}

/** Which parts a part of a feature may import within the feature. `index` may export everything. */
const INSIDE: Record<string, readonly string[]> = {
  routes: ['operations'],
  operations: ['operations', 'steps', 'rules', 'store', 'view'],
  steps: ['steps', 'rules', 'store', 'view'],
  rules: ['rules'],
  store: ['store'],
  view: ['view', 'rules'],
  jobs: ['operations', 'steps', 'rules', 'store', 'view'],
  ports: [],
}

/** Parts a part may additionally import types from. */
const TYPES_INSIDE: Record<string, readonly string[]> = {
  operations: ['ports'],
  steps: ['ports'],
  view: ['store', 'ports'],
  store: ['rules'],
  jobs: ['ports'],
  ports: ['rules', 'store'],
}

/**
 * Pure modules a rule may import: tables of the contract, slots, and modules of Node and libraries without side
 * effects.
 */
const ARITHMETIC = [
  'packages/contract',
  'packages/availability',
  'node:crypto',
  'node:net',
  'node:url',
  'npm:ipaddr.js',
]

export const featureRules: Rule[] = [
  {
    name: 'inside-a-feature',
    says: 'imports go routes → operations → steps → rules, store, view',
    refuses: ({ from, to, typeOnly }) => {
      const source = locateInFeature(from)
      const target = locateInFeature(to)
      if (!source || !target || source.feature !== target.feature || isTest(from)) return false
      if (typeOnly && TYPES_INSIDE[source.part]?.includes(target.part)) return false
      return INSIDE[source.part]?.includes(target.part) === false
    },
  },
  {
    name: 'rules-are-pure',
    says: 'a rule imports sibling rules, the contract, pure modules and types, nothing that reads or writes',
    refuses: ({ from, to, typeOnly }) => {
      if (locateInFeature(from)?.part !== 'rules' || isTest(from)) return false
      const sibling = locateInFeature(to)?.feature === locateInFeature(from)?.feature
      const rootType = typeOnly && /^apps\/server\/src\/[^/]+\.ts$/.test(to)
      return !sibling && !rootType && !ARITHMETIC.includes(to)
    },
  },
  {
    name: 'sql-in-stores',
    says: 'SQL belongs in store.ts: operations, routes, rules and views import neither kysely nor pg',
    refuses: ({ from, to, typeOnly }) =>
      ['routes', 'operations', 'steps', 'rules', 'view'].includes(locateInFeature(from)?.part ?? '') &&
      !isTest(from) &&
      (to === 'npm:kysely' || to === 'npm:pg' || (inFolder(to, 'db') && !typeOnly && !WITHOUT_SQL.includes(to))),
  },
  {
    name: 'stores-know-the-database',
    says: 'a store imports db/, error codes and its own tables: no gateway, no http, no job',
    refuses: ({ from, to, typeOnly }) =>
      locateInFeature(from)?.part === 'store' &&
      !typeOnly &&
      ['http', 'jobs', 'gateways'].some((folder) => inFolder(to, folder)),
  },
]
