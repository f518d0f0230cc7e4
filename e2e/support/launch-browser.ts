import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from './launch-options.ts'

/** Starts a browser for a script. @param hosts  what it can reach besides this machine */
export async function launchBrowser(hosts?: readonly string[]): Promise<Browser> {
  return chromium.launch(await launchOptions(hosts))
}
