import { createProgram } from './program.ts'

// Files that a command writes are readable by its own user only.
process.umask(0o077)

await createProgram().parseAsync()
