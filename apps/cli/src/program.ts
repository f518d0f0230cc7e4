import { Command } from 'commander'
import { addApiKeys } from './commands/api-keys.ts'
import { addDoctor } from './commands/doctor.ts'
import { addMigrate } from './commands/migrate.ts'
import { addOauthClients } from './commands/oauth-clients.ts'
import { addOutbox } from './commands/outbox.ts'
import { addSeed } from './commands/seed.ts'
import { addSites } from './commands/sites.ts'
import { addUsers } from './commands/users.ts'
import { addWorker } from './commands/worker.ts'
import { addProveRace } from './prove-race/index.ts'

/** Returns the command line of an operator, with every command. */
export function createProgram(): Command {
  const program = new Command('kalends')
    .description('Commands for the operator of this installation. They also work while the server is running.')
    .showHelpAfterError()

  for (const add of [
    addSites,
    addApiKeys,
    addOauthClients,
    addUsers,
    addOutbox,
    addMigrate,
    addSeed,
    addDoctor,
    addWorker,
    addProveRace,
  ])
    add(program)
  return program
}
