import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/kalends', import.meta.url))

/**
 * Bundles the program of a front end into one module for the browser, as its developer would.
 *
 * @param name  the file's name; its ending is that of the language
 */
export async function bundleScript(name: string, text: string): Promise<string> {
  const folder = join(CACHE, `bundle-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  const entry = join(folder, name)
  writeFileSync(entry, text)
  try {
    const result = await build({
      configFile: false,
      logLevel: 'silent',
      root: folder,
      define: { 'process.env.NODE_ENV': '"production"' },
      oxc: { jsx: { runtime: 'automatic' } },
      build: { write: false, lib: { entry, formats: ['es'] } },
    })
    const [built] = [result].flat() as { output: { code: string }[] }[]
    return built?.output[0]?.code ?? ''
  } finally {
    rmSync(folder, { recursive: true })
  }
}
