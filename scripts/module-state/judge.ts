import { STATE_EXCEPTIONS, type StateException } from './exceptions.ts'
import type { MutableState } from './find-mutable-state.ts'

/** Returns one line per state without an exception, and per unused exception. */
export function judgeState(found: MutableState[], exceptions: StateException[] = STATE_EXCEPTIONS): string[] {
  const isAllowed = ({ path, name }: MutableState): boolean =>
    exceptions.some((exception) => exception.path === path && exception.name === name)
  const stale = exceptions.filter(
    (exception) => !found.some(({ path, name }) => path === exception.path && name === exception.name),
  )
  return [
    ...found
      .filter((state) => !isAllowed(state))
      .map(({ path, line, name, how }) => `${path}:${line}: ${name} ${how}: apps of one process would share it`),
    ...stale.map(({ path, name }) => `the exception for ${name} in ${path} is no longer needed; remove it`),
  ]
}
