import { createApiKey } from '@kalends/server'
import type { Command } from 'commander'
import { asCommand } from '../command.ts'
import { findSite } from '../default-site.ts'

export function addApiKeys(program: Command): void {
  const keys = program.command('api-keys').description('manage API keys of a business')
  asCommand(
    keys
      .command('create')
      .description('create a key with every permission of its site')
      .requiredOption('--name <name>', 'what it is for')
      .option('--site <id>', 'site id; the first site by default'),
    async ({ context }, { name, site }: { name: string; site?: string; json?: boolean }) => {
      const siteId = await findSite(context, site)
      const { apiKey } = await createApiKey(context, { siteId, name })
      return { siteId, apiKey }
    },
    ({ siteId, apiKey }) => `API key for site ${siteId} (shown only once):\n${apiKey}`,
  )
}
