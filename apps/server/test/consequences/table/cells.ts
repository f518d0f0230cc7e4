import type { Thing } from './things.ts'

/** A test by its file, below apps/server/test, and its title. */
export type TestName = { file: string; title: string }

/**
 * What happens to a thing when something changes: it follows in the same transaction or by a job that is resumed, the
 * person is asked, the change is refused while the thing exists, or there is nothing to do. `gap`: it should follow and
 * does not yet.
 */
export type Outcome = 'follows' | 'asks' | 'refused' | 'nothing' | 'gap'

/** Without a test of its own, the test of the row holds the cell. */
export type Cell = { outcome: Outcome; why: string | undefined; test: TestName | undefined }

/** One change that somebody can make. */
export type Row = {
  /** Also the title of the test that makes the change and sees which things changed. */
  change: string
  /** The file of that test, in apps/server/test/consequences. */
  file: string
  operations: readonly string[]
  /** Things without a cell: nothing to do. */
  cells: Partial<Record<Thing, Cell>>
}

const cell =
  (outcome: Outcome) =>
  (why?: string, test?: TestName): Cell => ({ outcome, why, test })

export const follows = cell('follows')
export const asks = cell('asks')
export const refused = cell('refused')
/** Nothing to do, for a reason that is not obvious. */
export const nothing = cell('nothing')
export const gap = cell('gap')

/** Names a test. */
export const by = (file: string, title: string): TestName => ({ file, title })
