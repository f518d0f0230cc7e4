import { runStartSteps } from '@kalends/server'
import type { Command } from 'commander'
import { asCommand } from '../command.ts'

export function addSeed(program: Command): void {
  asCommand(
    program.command('seed').description('set up an empty database like the first start; never changes other data'),
    async ({ context, databaseUrl }) => ({ notes: await runStartSteps(context, databaseUrl) }),
    ({ notes }) => (notes.length === 0 ? 'Nothing to do: the database is not empty.' : notes.join('\n')),
  )
}
