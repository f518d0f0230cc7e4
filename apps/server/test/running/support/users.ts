import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { execPath } from 'node:process'

/** Only root can start a process as another user. */
export const isRoot = process.getuid?.() === 0

/** Whether another user may walk to the program: not where root keeps the project in a closed folder. */
export const othersMayRun = isRoot && foldersAbove(execPath).every((folder) => (statSync(folder).mode & 0o001) !== 0)

function foldersAbove(path: string): string[] {
  const folder = dirname(path)
  return folder === path ? [] : [folder, ...foldersAbove(folder)]
}
