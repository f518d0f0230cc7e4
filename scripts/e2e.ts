// The browser tests, on a current build: all of them, or those whose file name holds one of the words given. Further
// arguments, such as `-g TITLE` or `--debug`, go to Playwright.
import { argv } from 'node:process'
import { buildIfNeeded } from './building/build.ts'
import { runPlaywright } from './running/counted.ts'
import { retriedText } from './running/parts.ts'

const built = await buildIfNeeded()
if (built.passed) {
  const { passed, retried } = await runPlaywright({ live: true }, argv.slice(2))
  if (retried.length > 0) console.log(retriedText(retried))
  process.exitCode = passed ? 0 : 1
} else {
  console.log(built.output)
  process.exitCode = 1
}
