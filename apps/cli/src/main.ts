import { Command } from 'commander'
import { addDoctor } from './commands/doctor.ts'
import { addMigrate } from './commands/migrate.ts'
import { addSeed } from './commands/seed.ts'
import { addWorker } from './commands/worker.ts'

const program = new Command('kalends')
  .description("The operator's commands. They work on the data of this installation, also while the server runs.")
  .showHelpAfterError()

for (const add of [addMigrate, addSeed, addDoctor, addWorker]) add(program)

await program.parseAsync()
