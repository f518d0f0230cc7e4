import type { Command } from 'commander'
import { asCommand } from '../command.ts'

/** Every command migrates on opening the data; this one prints the result. */
export function addMigrate(program: Command): void {
  asCommand(
    program.command('migrate').description('bring the tables up to date'),
    async ({ migrated }) => ({ applied: migrated }),
    ({ applied }) =>
      applied.length === 0 ? 'Nothing to do: the tables are up to date.' : `Applied:\n  ${applied.join('\n  ')}`,
  )
}
