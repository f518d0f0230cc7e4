import { runStartSteps } from '@kalends/server'
import type { Command } from 'commander'
import { asCommand } from '../command.ts'

export function addSeed(program: Command): void {
  asCommand(
    program.command('seed').description('fill an empty database as the first start does; leaves any other alone'),
    async ({ context, databaseUrl }) => ({ notes: await runStartSteps(context, databaseUrl) }),
    ({ notes }) => (notes.length === 0 ? 'Nothing to do: the database is not empty.' : notes.join('\n')),
  )
}
