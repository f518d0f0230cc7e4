import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOP } from '../project/files.ts'
import { type Counted, runPlaywright } from './counted.ts'
import { withDataFolder } from './data-folder.ts'
import { inTurn, type Part } from './parts.ts'
import { type Outcome, runNode, script, tool } from './run.ts'

/** A claim that a long run supports; each is also a short test. */
type Proof = { name: string; run: () => Promise<Outcome | Counted> }

const live = { live: true }

/** Tests that `npm test` makes in part: see `inTurn`. */
const LARGE_TABLES = [
  'bad-input/malformed-requests',
  'bad-input/fields',
  'bad-input/half-given',
  'bad-input/idempotency',
  'bookings/states',
  'walk/planted-bugs',
  'setup/seed-demo',
]

const PROOFS: Proof[] = [
  {
    name: 'the engine matches a brute force, suggested changes work, time zones match Temporal',
    run: () => tests('unit', ['brute-force', 'explanations', 'wall-times'], { PROOF_RUNS: '10000' }),
  },
  {
    name: 'listed times can be booked, and others are refused for the reason the explanation gives',
    run: () => tests('db', ['availability/listed-is-bookable'], { PROOF_RUNS: '2000' }),
  },
  {
    name: 'bookings, seats, occupied time, history and events stay consistent under random operations',
    run: () => tests('db', ['model/bookings'], { PROOF_RUNS: '200' }),
  },
  {
    name: 'the ledger equals what Stripe holds after random payments, refunds and faults',
    run: () => tests('db', ['payments/money-walk'], { PROOF_OPERATIONS: '2000' }),
  },
  {
    name: 'books, seats, credits, messages and calendar entries agree whatever happens to a business',
    run: () => tests('db', ['walk/walk'], { PROOF_CHANGES: '2000' }),
  },
  {
    name: 'no malformed request causes a server error, and refused requests change nothing',
    run: () => tests('db', ['bad-input/fuzz'], { FUZZ_RUNS: '10000' }),
  },
  {
    name: 'every case of the large tables: malformed requests, wrong fields, keys, states, planted bugs, days of the demo',
    run: () => tests('db', LARGE_TABLES, { PROOF_CASES: 'all' }),
  },
  {
    name: 'acknowledged bookings survive killed processes, once and complete',
    run: () => tests('running', ['kill-under-load'], { KILL_ROUNDS: '50' }),
  },
  {
    name: 'browser journeys at phone and desktop width',
    run: () => runPlaywright({ ...live, env: { E2E_WIDTHS: 'both' } }, specsAtEitherWidth()),
  },
  {
    name: 'the Next.js example installs, builds, books and signs members in and out',
    run: () => runPlaywright(live, ['--grep', '@proof']),
  },
  ...['hold', 'create-confirmed', 'confirm-or-decline'].map((way) => ({
    name: `race for one time, ${way}: exactly one client wins`,
    run: () => race('slot', way, 200, 10),
  })),
  ...['hold', 'create-confirmed', 'confirm-or-decline'].map((way) => ({
    name: `race for the last seat, ${way}: exactly one client wins`,
    run: () => race('last-seat', way, 200, 10),
  })),
]

/** Runs tests with more iterations, new random cases and without a time limit. */
function tests(project: string, files: string[], env: Record<string, string>): Promise<Outcome> {
  const seed = process.env['PROOF_SEED'] ?? String(Date.now() % 2 ** 31)
  return runNode([tool('vitest'), 'run', '--project', project, '--testTimeout=3600000', '--retry=0', ...files], {
    ...live,
    env: { PROOF_SEED: seed, ...env },
  })
}

/** Returns the browser tests of which `npm test` runs some journeys at one width only. */
function specsAtEitherWidth(): string[] {
  const files = readdirSync(join(TOP, 'e2e'), { recursive: true, encoding: 'utf8' })
  const specs = files.filter((path) => path.endsWith('.spec.ts') && !path.includes('node_modules'))
  return specs.filter((path) => readFileSync(join(TOP, 'e2e', path), 'utf8').includes('/widths.ts'))
}

/** Runs rounds of a race, each on its own servers and database. */
function race(target: string, way: string, clients: number, rounds: number): Promise<Outcome> {
  const options = ['--target', target, '--way', way]
  const round = (folder: string) => () =>
    runNode(script('apps/cli/src/main.ts', 'prove-race', ...options, '--clients', String(clients)), {
      ...live,
      env: { KALENDS_DATA: folder },
    })
  return withDataFolder((folder) => inTurn(...Array.from({ length: rounds }, () => round(folder))))
}

/** The proofs as parts; each program reports success with its exit code. */
export const proofParts: Part[] = PROOFS.map(({ name, run }) => ({ name: `proof: ${name}`, run }))
