import { once } from 'node:events'
import { startBackground } from '@kalends/server'
import type { Command } from 'commander'
import { asCommand } from '../command.ts'

export function addWorker(program: Command): void {
  asCommand(
    program.command('worker').description('run background jobs in this process until stopped'),
    async ({ context, databaseUrl }) => {
      const worker = await startBackground(context, databaseUrl)
      // Listen for signals before printing: a reader of the line may stop the worker at once.
      const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
      process.stderr.write('The worker is running. Press Ctrl-C to stop it.\n')
      await stopped
      await worker.stop()
      return { stopped: true }
    },
    () => 'The worker stopped.',
  )
}
