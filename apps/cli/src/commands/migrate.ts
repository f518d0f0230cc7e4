import type { Command } from 'commander'
import { asCommand } from '../command.ts'

/** Every command migrates when it connects; this one prints what was applied. */
export function addMigrate(program: Command): void {
  asCommand(
    program.command('migrate').description('apply pending database migrations'),
    async ({ migrated }) => ({ applied: migrated }),
    ({ applied }) =>
      applied.length === 0 ? 'Nothing to do: the database is up to date.' : `Applied:\n  ${applied.join('\n  ')}`,
  )
}
