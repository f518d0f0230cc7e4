import { once } from 'node:events'
import { startBackground } from '@kalends/server'
import type { Command } from 'commander'
import { asCommand } from '../command.ts'

export function addWorker(program: Command): void {
  asCommand(
    program.command('worker').description('do the background work in this process until it is stopped'),
    async ({ context, databaseUrl }) => {
      const worker = await startBackground(context, databaseUrl)
      // Listening before it says so: whoever reads the line may stop it at once.
      const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
      process.stderr.write('The worker runs. Stop it with Ctrl-C.\n')
      await stopped
      await worker.stop()
      return { stopped: true }
    },
    () => 'The worker has stopped.',
  )
}
