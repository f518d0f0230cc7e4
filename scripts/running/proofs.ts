import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOP } from '../project/files.ts'
import { type Counted, runPlaywright } from './counted.ts'
import { withDataFolder } from './data-folder.ts'
import { inTurn, type Part } from './parts.ts'
import { type Outcome, runNode, script, tool } from './run.ts'

/** A claim that a long run proves; each is also a test, the same in short form. */
type Proof = { name: string; run: () => Promise<Outcome | Counted> }

const live = { live: true }

const PROOFS: Proof[] = [
  {
    name: 'the engine equals a brute force, explanations keep their word, zones equal Temporal',
    run: () => tests('unit', ['brute-force', 'explanations', 'wall-times'], { PROOF_RUNS: '10000' }),
  },
  {
    name: 'what is listed can be booked at once, and what is not is refused for the reason that is explained',
    run: () => tests('db', ['availability/listed-is-bookable'], { PROOF_RUNS: '2000' }),
  },
  {
    name: 'whatever is done to a business, bookings, places, time, history and events stay in step',
    run: () => tests('db', ['model/bookings'], { PROOF_RUNS: '200' }),
  },
  {
    name: 'no request, however wrong, leads to an error of ours or leaves a trace when refused',
    run: () => tests('db', ['bad-input/fuzz'], { FUZZ_RUNS: '10000' }),
  },
  {
    name: 'whatever is killed under load, what was acknowledged is there, once and whole',
    run: () => tests('running', ['kill-under-load'], { KILL_ROUNDS: '50' }),
  },
  {
    name: 'journeys that behave alike on a phone and on a desktop, at both widths',
    run: () => runPlaywright({ ...live, env: { E2E_WIDTHS: 'both' } }, specsAtEitherWidth()),
  },
  ...['hold', 'create-confirmed', 'confirm-or-decline'].map((way) => ({
    name: `one time, many clients at once, ${way}: one has it`,
    run: () => race('slot', way, 200, 10),
  })),
  ...['hold', 'create-confirmed', 'confirm-or-decline'].map((way) => ({
    name: `the last seat, many clients at once, ${way}: one has it`,
    run: () => race('last-seat', way, 200, 10),
  })),
]

/** Tests that run in short with all others, with more runs and no limit of time. */
function tests(project: string, files: string[], env: Record<string, string>): Promise<Outcome> {
  return runNode([tool('vitest'), 'run', '--project', project, '--testTimeout=3600000', '--retry=0', ...files], {
    ...live,
    env,
  })
}

/** The files of which `npm test` runs some journeys at one width only. */
function specsAtEitherWidth(): string[] {
  const files = readdirSync(join(TOP, 'e2e'), { recursive: true, encoding: 'utf8' })
  const specs = files.filter((path) => path.endsWith('.spec.ts') && !path.includes('node_modules'))
  return specs.filter((path) => readFileSync(join(TOP, 'e2e', path), 'utf8').includes('/widths.ts'))
}

/** So many rounds of so many clients, each round on servers and a database of its own. */
function race(target: string, way: string, clients: number, rounds: number): Promise<Outcome> {
  const wanted = ['--target', target, '--way', way]
  const round = (folder: string) => () =>
    runNode(script('apps/cli/src/main.ts', 'prove-race', ...wanted, '--clients', String(clients)), {
      ...live,
      env: { KALENDS_DATA: folder },
    })
  return withDataFolder((folder) => inTurn(...Array.from({ length: rounds }, () => round(folder))))
}

/** The proofs as parts; each program judges itself and ends with a code. */
export const proofParts: Part[] = PROOFS.map(({ name, run }) => ({ name: `proof: ${name}`, run }))
