// Chooses the Chromium for the tests, in this order: KALENDS_BROWSER, an installed one, Playwright's download, the npm
// package. So `npm ci` is enough, and a developer's browser is used if there is one.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { env, platform } from 'node:process'
import { chromium } from '@playwright/test'
import { type FoundBrowser, unpackBundledBrowser } from './bundled-browser.ts'

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser']

const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

export async function findBrowser(): Promise<FoundBrowser> {
  const chosen = env.KALENDS_BROWSER
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`KALENDS_BROWSER names ${chosen}, and there is no such file`)
    return { path: chosen, from: 'KALENDS_BROWSER', env: {} }
  }
  const installed = installedPaths().find((path) => existsSync(path))
  if (installed) return { path: installed, from: 'installed on this machine', env: {} }
  const downloaded = chromium.executablePath()
  if (existsSync(downloaded)) return { path: downloaded, from: "Playwright's download", env: {} }
  if (platform === 'linux') return unpackBundledBrowser()
  throw new Error('No Chromium found: install Chrome, or set KALENDS_BROWSER to the path of one')
}

function installedPaths(): string[] {
  if (platform === 'darwin') return MAC_APPS
  if (platform === 'win32') return windowsPaths()
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
}

function windowsPaths(): string[] {
  const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter((root) => root !== undefined)
  return roots.map((root) => join(root, 'Google', 'Chrome', 'Application', 'chrome.exe'))
}
