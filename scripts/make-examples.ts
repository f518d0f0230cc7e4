// Records the examples of the API reference from the access test, then makes what is generated from them.
import { spawnSync } from 'node:child_process'
import { env, execPath, exit } from 'node:process'
import { TOP } from './project/files.ts'

for (const args of [['test:db', '--', 'access/access.test'], ['openapi'], ['sdk'], ['events']]) {
  const { status } = spawnSync(execPath, [env['npm_execpath'] ?? '', 'run', ...args], {
    cwd: TOP,
    stdio: 'inherit',
    env: { ...env, KALENDS_WRITE_EXAMPLES: 'yes' },
  })
  if (status !== 0) exit(1)
}
