// `npm start`: builds if needed, then becomes the server in the same process, so that signals reach it directly.
import { env } from 'node:process'
import { buildIfNeeded } from './building/build.ts'
import { stopWithParent } from './running/stop-with-parent.ts'

env.NODE_ENV ??= 'production'
const built = await buildIfNeeded()
if (!built.passed) process.exit(1)
stopWithParent()
const main = new URL('../apps/server/dist/main.js', import.meta.url)
await import(main.href)
