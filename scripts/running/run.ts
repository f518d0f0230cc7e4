import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env, execPath } from 'node:process'
import { TOP } from '../project/files.ts'

export type Outcome = { passed: boolean; output: string; seconds: number }

export type RunOptions = {
  /** From the project root. */
  folder?: string
  env?: Record<string, string>
  /** Prints the output as it arrives instead of only collecting it. */
  live?: boolean
}

/** Returns the script file of a command installed by npm, which Node runs without a shell on every system. */
export function tool(packageName: string, command: string = packageName): string {
  const folder = join(TOP, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>
  }
  const file = typeof bin === 'string' ? bin : bin[command]
  if (file === undefined) throw new Error(`${packageName} brings no command ${command}`)
  return join(folder, file)
}

/** Returns the arguments that run one of our scripts from source, with the sources of the packages it imports. */
export const script = (path: string, ...args: string[]): string[] => ['--conditions=source', join(TOP, path), ...args]

/** Runs the Node of this process. Never rejects: a program that cannot start counts as failed. */
export function runNode(args: string[], options: RunOptions = {}): Promise<Outcome> {
  const start = performance.now()
  return new Promise((resolve) => {
    const child = spawn(execPath, args, {
      cwd: join(TOP, options.folder ?? '.'),
      env: { ...env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const chunks: Buffer[] = []
    const keep = (to: NodeJS.WriteStream) => (chunk: Buffer) => {
      chunks.push(chunk)
      if (options.live) to.write(chunk)
    }
    child.stdout.on('data', keep(process.stdout))
    child.stderr.on('data', keep(process.stderr))
    const end = (passed: boolean, more = ''): void => {
      const seconds = (performance.now() - start) / 1000
      const output = options.live ? '' : Buffer.concat(chunks).toString()
      resolve({ passed, output: output + more, seconds })
    }
    child.once('error', (cause) => end(false, String(cause)))
    child.once('close', (code) => end(code === 0))
  })
}
