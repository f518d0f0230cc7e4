import type { Page } from '@playwright/test'

/** Follows a link of a front end and, if our page asks whose it is, agrees to continue as its customer. */
export async function followLink(page: Page, address: string): Promise<void> {
  await page.goto(address)
  if (!new URL(page.url()).pathname.endsWith('/login/continue')) return
  await page.getByRole('button', { name: /^(Continue as|That was me)/ }).click()
}
