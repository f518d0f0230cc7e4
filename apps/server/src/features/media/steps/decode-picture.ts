import { fork } from 'node:child_process'
import { once } from 'node:events'
import { extname } from 'node:path'
import type { PictureJob, PictureResult } from './picture-process.ts'

/** The picture took longer than it may. */
export class PictureTimeoutError extends Error {
  override name = 'PictureTimeoutError'
}

// With the extension of this file: source or build.
const program = new URL(`./picture-process${extname(import.meta.url)}`, import.meta.url)

/**
 * Re-encodes a picture in a child process: a decoder cannot be stopped within a process, and a crash ends only the
 * child. Settles once the process is gone; UNREADABLE if it ended without a result. @throws PictureTimeoutError when it
 * took too long and was killed
 */
export async function decodePicture(job: PictureJob, timeoutMs: number): Promise<PictureResult> {
  const { SystemRoot } = process.env
  const child = fork(program, {
    execArgv: [],
    // Nothing of the server's settings: they hold passwords.
    env: SystemRoot ? { SystemRoot } : {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const ended = once(child, 'exit')
  let result: PictureResult | undefined
  let isLate = false
  child.once('message', (message) => {
    result = message as PictureResult
    child.kill('SIGKILL')
  })
  const timer = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, timeoutMs)
  try {
    // If it has exited already, its exit event resolves.
    child.send(job, () => undefined)
    await ended
  } finally {
    clearTimeout(timer)
  }
  if (result) return result
  if (isLate) throw new PictureTimeoutError(`not decoded in ${timeoutMs} ms`)
  return { type: 'UNREADABLE' }
}
