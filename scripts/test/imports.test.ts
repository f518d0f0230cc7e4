import { describe, expect, test } from 'vitest'
import { findViolations, RULES, readImportEdges } from '../imports/find-violations.ts'

const FEATURES = 'apps/server/src/features'

/** Rule, file, and a line in it that must be reported. */
const VIOLATIONS: [string, string, string][] = [
  ['workspaces', 'packages/contract/src/errors.ts', "import { x } from '@kalends/sdk'"],
  ['workspaces', 'packages/availability/src/slots.ts', "import type { x } from '@kalends/contract'"],
  ['workspaces', 'packages/sdk/src/client.ts', "import { x } from '@kalends/server'"],
  ['workspaces', 'packages/react/src/use-slots.ts', "import { x } from '@kalends/contract'"],
  ['workspaces', 'apps/server/src/main.ts', "const x = await import('@kalends/sdk')"],
  ['workspaces', 'apps/server/test/support/app.ts', "import { x } from '@kalends/web'"],
  ['workspaces', 'apps/cli/src/doctor.ts', "import { x } from '@kalends/web'"],
  ['workspaces', 'apps/web/src/root.tsx', "import { x } from '@kalends/availability'"],
  ['workspaces', 'apps/web/src/lib/api.ts', "type X = import('@kalends/server').Config"],
  ['workspaces', 'e2e/site/book.spec.ts', "import { x } from '../../apps/server/src/app.ts'"],
  ['workspaces', 'bench/src/main.ts', "export { x } from '@kalends/contract'"],
  ['package-names', 'packages/sdk/src/client.ts', "import { x } from '../../contract/src/errors.ts'"],
  ['package-names', 'apps/cli/test/commands.test.ts', "import { x } from '../../server/src/app.ts'"],
  ['scripts-stay-apart', 'apps/server/src/main.ts', "import { x } from '../../../scripts/project/files.ts'"],
  ['web-contract-types', 'apps/web/src/lib/api.ts', "import { type A, b } from '@kalends/contract'"],
  ['availability-is-pure', 'packages/availability/src/zones.ts', "import { readFileSync } from 'fs'"],
  ['fastify-in-http', 'apps/server/src/app.ts', "import type { FastifyInstance } from 'fastify'"],
  ['fastify-in-http', `${FEATURES}/bookings/routes.ts`, "import cookie from '@fastify/cookie'"],
  ['db-stays-below', 'apps/server/src/db/pool.ts', "import { x } from '../features/sites/index.ts'"],
  ['gateways-stays-below', 'apps/server/src/gateways/mail.ts', "import { x } from '../jobs/queue.ts'"],
  ['jobs-stays-below', 'apps/server/src/jobs/worker.ts', "import { x } from '../features/bookings/index.ts'"],
  ['features-entered-by-index', 'apps/server/src/http/mount.ts', "import { x } from '../features/bookings/store.ts'"],
  ['feature-order', `${FEATURES}/schedules/store.ts`, "import { x } from '../bookings/index.ts'"],
  ['feature-order', `${FEATURES}/schedules/store.ts`, "import { x } from '../invented/index.ts'"],
  ['feature-index', `${FEATURES}/bookings/jobs.ts`, "import { x } from '../services/store.ts'"],
  ['features-below-the-app', `${FEATURES}/bookings/jobs.ts`, "import { x } from '../../app.ts'"],
  ['features-below-the-app', `${FEATURES}/bookings/jobs.ts`, "import { x } from '../index.ts'"],
  ['features-below-the-app', `${FEATURES}/sites/jobs.ts`, "import { x } from '../../setup/create-site.ts'"],
  ['ports-are-types', `${FEATURES}/services/ports.ts`, "import { x } from './rules/durations.ts'"],
  ['ports-are-types', `${FEATURES}/services/ports.ts`, "import type { Context } from '../../context.ts'"],
  ['ports-are-types', `${FEATURES}/services/ports.ts`, "import type { Policy } from '../policies/index.ts'"],
  ['ports-are-types', `${FEATURES}/services/ports.ts`, "import type { X } from './operations/x.ts'"],
  ['feature-order', `${FEATURES}/users/ports.ts`, "import type { X } from '../services/ports.ts'"],
  ['feature-index', `${FEATURES}/sessions/operations/end.ts`, "import type { X } from '../../services/ports.ts'"],
  ['features-entered-by-index', 'apps/server/src/compose.ts', "import type { X } from './features/services/ports.ts'"],
  ['ports-through-the-context', `${FEATURES}/services/operations/x.ts`, "import type { X } from '../../ports.ts'"],
  ['inside-a-feature', `${FEATURES}/services/rules/x.ts`, "import type { ServiceKey } from '../ports.ts'"],
  ['inside-a-feature', `${FEATURES}/bookings/routes.ts`, "import { x } from './store.ts'"],
  ['inside-a-feature', `${FEATURES}/bookings/operations/cancel-booking.ts`, "import { x } from '../routes.ts'"],
  ['inside-a-feature', `${FEATURES}/bookings/rules/status.ts`, "import { x } from '../store.ts'"],
  ['inside-a-feature', `${FEATURES}/bookings/view.ts`, "import { x } from './store.ts'"],
  ['inside-a-feature', `${FEATURES}/bookings/store/rows.ts`, "import { x } from '../view.ts'"],
  ['rules-are-pure', `${FEATURES}/bookings/rules/status.ts`, "import { clock } from '../../../clock.ts'"],
  ['rules-are-pure', `${FEATURES}/bookings/rules/status.ts`, "import type { Tx } from '../../../db/database.ts'"],
  ['rules-are-pure', `${FEATURES}/bookings/rules/status.ts`, "import { readFileSync } from 'node:fs'"],
  ['inside-a-feature', `${FEATURES}/bookings/store.ts`, "import { nextStatus } from './rules/status.ts'"],
  ['sql-in-stores', `${FEATURES}/bookings/operations/cancel-booking.ts`, "import { sql } from 'kysely'"],
  ['sql-in-stores', `${FEATURES}/bookings/view.ts`, "import { compile } from '../../db/filter.ts'"],
  ['stores-know-the-database', `${FEATURES}/bookings/store.ts`, "import { add } from '../../jobs/queue.ts'"],
  ['faces-apart', 'apps/web/src/site/home.tsx', "import { X } from '../dashboard/frame.tsx'"],
  ['layers', 'apps/web/src/ui/button.tsx', "import { X } from '../parts/price.tsx'"],
  ['layers', 'apps/web/src/parts/price.tsx', "import { X } from '../site/home.tsx'"],
  ['layers', 'apps/web/src/lib/api.ts', "import { routes } from '../routes.ts'"],
]

const FAULTLESS: [string, string][] = [
  ['apps/cli/test/commands.test.ts', "import { dataFolder } from '../../server/test/running/support/data-folder.ts'"],
  ['packages/sdk/src/client.ts', "import { operations } from '@kalends/contract'"],
  ['packages/react/src/use-slots.ts', "import { client } from '@kalends/sdk'"],
  ['packages/availability/src/zones.test.ts', "import { readFileSync } from 'node:fs'"],
  ['apps/server/src/http/mount.ts', "import fastify from 'fastify'"],
  ['apps/server/src/http/find-actor.ts', "import { findSession } from '../features/identity/index.ts'"],
  ['apps/server/src/app.ts', "import { bookings } from './features/bookings/index.ts'"],
  [`${FEATURES}/index.ts`, "import { bookings } from './bookings/index.ts'"],
  [`${FEATURES}/ports.ts`, "import type { ServicesPorts } from './services/ports.ts'"],
  ['apps/server/src/context.ts', "import type { FeaturePorts } from './features/ports.ts'"],
  ['apps/server/src/compose.ts', "import { endSessions } from '../features/sessions/index.ts'"],
  [`${FEATURES}/services/ports.ts`, "import type { Actor } from '../../actor.ts'"],
  [`${FEATURES}/services/ports.ts`, "import type { BookableService } from './rules/bookable-service.ts'"],
  [`${FEATURES}/authentication/ports.ts`, "import type { SignInMethodEmail } from '../users/ports.ts'"],
  [`${FEATURES}/services/operations/delete-service.ts`, "import type { ServiceKey } from '../ports.ts'"],
  [`${FEATURES}/bookings/operations/cancel-booking.ts`, "import { release } from '../../schedules/index.ts'"],
  [`${FEATURES}/bookings/operations/cancel-booking.ts`, "import type { Tx } from '../../../db/database.ts'"],
  [`${FEATURES}/bookings/operations/cancel-booking.ts`, "import { lockBooking } from '../store.ts'"],
  [`${FEATURES}/bookings/rules/status.ts`, "import type { Booking } from '@kalends/contract'"],
  [`${FEATURES}/bookings/rules/status.ts`, "import type { Actor } from '../../../actor.ts'"],
  [`${FEATURES}/bookings/rules/status.ts`, "import { createHash } from 'node:crypto'"],
  [`${FEATURES}/bookings/store.ts`, "import type { Status } from './rules/status.ts'"],
  [`${FEATURES}/bookings/rules/status.test.ts`, "import { expect } from 'vitest'"],
  [`${FEATURES}/bookings/store.ts`, "import { sql } from 'kysely'"],
  [`${FEATURES}/bookings/view.ts`, "import type { BookingRow } from './store.ts'"],
  ['apps/web/src/lib/api.test.ts', "import { errors } from '@kalends/contract'"],
  ['apps/web/src/routes.ts', "import { Home } from './site/home.tsx'"],
  ['apps/web/src/site/home.tsx', "import type { Service } from '@kalends/contract'"],
  ['apps/web/src/site/home.tsx', "import { Price } from '../parts/price.tsx'"],
  ['apps/web/src/site/home.tsx', "import { paths } from '../paths.ts'"],
  ['scripts/make-openapi.ts', "import { operations } from '@kalends/contract'"],
]

const judgeLine = (path: string, line: string) => findViolations(readImportEdges(path, `// a line above\n${line}\n`))

describe('imports that must be refused', () => {
  test.each(VIOLATIONS)('%s: %s: %s', (rule, path, line) => {
    const problems = judgeLine(path, line)
    expect(problems.some((problem) => problem.endsWith(`[${rule}]`))).toBe(true)
    expect(problems[0]).toContain(`${path}:2`)
  })

  test('cover every rule', () => {
    const proven = new Set(VIOLATIONS.map(([rule]) => rule))
    expect(RULES.map((rule) => rule.name).filter((name) => !proven.has(name))).toEqual([])
  })
})

test.each(FAULTLESS)('accepts in %s: %s', (path, line) => {
  expect(judgeLine(path, line)).toEqual([])
})

const cycle = (folder: string, word: string) => [
  ...readImportEdges(`${folder}/a.ts`, `${word} { b } from './b.ts'`),
  ...readImportEdges(`${folder}/b.ts`, "import { a } from './a.ts'"),
]

test.each(['import', 'import type'])('finds a cycle closed by %s', (word) => {
  const found = [expect.stringContaining('a.ts → apps/server/src/b.ts')]
  expect(findViolations(cycle('apps/server/src', word))).toEqual(found)
})

test.each(['apps/server/test/access', 'apps/web/src/lib', 'e2e/support', 'scripts/project'])(
  'finds cycles of type imports in %s',
  (folder) => {
    expect(findViolations(cycle(folder, 'import type'))).toEqual([expect.stringContaining('import cycle')])
  },
)

test('reports a file that cannot be parsed as an error', () => {
  expect(() => readImportEdges('packages/sdk/src/a.ts', 'import {')).toThrow('packages/sdk/src/a.ts cannot be read')
})
