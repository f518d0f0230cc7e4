import Solver from 'altcha/workers/pbkdf2?worker'
import type { Challenge } from './challenge.ts'

/** Solves the challenge in a worker; undefined if the browser cannot. */
export function solve(challenge: Challenge, signal: AbortSignal): Promise<string | undefined> {
  return new Promise((resolve) => {
    const worker = new Solver()
    const end = (token?: string) => {
      worker.terminate()
      resolve(token)
    }
    worker.onmessage = ({ data }) =>
      end(data?.derivedKey ? btoa(JSON.stringify({ challenge, solution: data })) : undefined)
    worker.onerror = () => end()
    signal.addEventListener('abort', () => end())
    worker.postMessage({ type: 'work', challenge, counterMode: 'uint32', counterStart: 0, counterStep: 1 })
  })
}
