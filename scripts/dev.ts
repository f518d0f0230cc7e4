// `npm run dev`: the server from its sources. Node starts it again when one of its files changes; pages and styles are
// replaced in the open browser by Vite, which runs inside it.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { env, execPath } from 'node:process'
import { TOP } from './house/files.ts'

const main = join(TOP, 'apps/server/src/main.ts')
const args = ['--watch', '--watch-preserve-output', '--conditions=source', '--enable-source-maps', main]
const child = spawn(execPath, args, { cwd: TOP, env: { ...env, NODE_ENV: 'development' }, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.once('exit', (code) => process.exit(code ?? 0))
