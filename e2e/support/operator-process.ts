// Runs the operator's commands that its parent sends, one after another: loading the program takes longer than most.
import { stdout } from 'node:process'
import { createProgram } from '@kalends/cli'

/** Runs a command and returns what it prints. */
async function run(words: string[]): Promise<string> {
  const printed: string[] = []
  const { write } = stdout
  stdout.write = (text) => printed.push(String(text)) > 0
  try {
    await createProgram().parseAsync(words, { from: 'user' })
  } finally {
    stdout.write = write
  }
  return printed.join('')
}

let latest = Promise.resolve()
process.on('message', ({ id, words }: { id: number; words: string[] }) => {
  latest = latest.then(async () => {
    process.send?.({ id, printed: await run(words) })
  })
})
process.on('disconnect', () => process.exit())
