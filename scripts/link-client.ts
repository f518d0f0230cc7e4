// Run in packages/react before it is packed: links the client where npm looks for bundled dependencies, so that the
// packed file has it. In the workspace it is the same folder by another path.
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'

mkdirSync('node_modules/@kalends', { recursive: true })
rmSync('node_modules/@kalends/sdk', { force: true })
symlinkSync('../../../sdk', 'node_modules/@kalends/sdk', 'dir')
