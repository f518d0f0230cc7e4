import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../../config.ts'

/** Files of one upload: names within its folder, with their content. */
export type Parts = ReadonlyMap<string, Uint8Array>

/** Returns the path of an upload's file. */
export function partPath({ dataFolder }: Config, siteId: string, id: string, name: string): string {
  return join(uploadsFolder(dataFolder, siteId), id, name)
}

/** Writes all parts of an upload atomically: to a temporary folder, then renamed. */
export async function writeParts({ dataFolder }: Config, siteId: string, id: string, parts: Parts): Promise<void> {
  const uploads = uploadsFolder(dataFolder, siteId)
  const beside = join(uploads, `.${id}-${randomUUID()}`)
  try {
    await mkdir(beside, { recursive: true, mode: 0o700 })
    for (const [name, bytes] of parts) await writeFile(join(beside, name), bytes, { flush: true, mode: 0o600 })
    await rename(beside, join(uploads, id))
  } catch (error) {
    await rm(beside, { recursive: true, force: true })
    throw error
  }
}

export async function removeParts({ dataFolder }: Config, siteId: string, id: string): Promise<void> {
  await rm(join(uploadsFolder(dataFolder, siteId), id), { recursive: true, force: true })
}

/** Lists uploads of a business whose folder was last written before an instant, including incomplete ones. */
export async function oldFolders({ dataFolder }: Config, siteId: string, before: number): Promise<string[]> {
  const uploads = uploadsFolder(dataFolder, siteId)
  const names = await readdir(uploads).catch(() => [])
  const old = await Promise.all(
    names.map(async (name) => ((await stat(join(uploads, name))).mtimeMs < before ? [name] : [])),
  )
  return old.flat()
}

/** The businesses that have uploads here. */
export async function sitesWithUploads({ dataFolder }: Config): Promise<string[]> {
  return readdir(join(dataFolder, 'uploads')).catch(() => [])
}

function uploadsFolder(dataFolder: string, siteId: string): string {
  return join(dataFolder, 'uploads', siteId)
}
