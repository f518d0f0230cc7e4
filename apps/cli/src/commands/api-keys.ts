import { createApiKey } from '@kalends/server'
import type { Command } from 'commander'
import { asCommand } from '../command.ts'
import { findSite } from '../default-site.ts'

export function addApiKeys(program: Command): void {
  const keys = program.command('api-keys').description('API keys for programs that act for the business')
  asCommand(
    keys
      .command('create')
      .description('make a key with every permission of its site')
      .requiredOption('--name <name>', 'what it is for')
      .option('--site <id>', 'its site; the first one if left out'),
    async ({ context }, { name, site }: { name: string; site?: string; json?: boolean }) => {
      const siteId = await findSite(context, site)
      const { apiKey } = await createApiKey(context, { siteId, name })
      return { siteId, apiKey }
    },
    ({ siteId, apiKey }) => `Key for site ${siteId}, shown only now:\n${apiKey}`,
  )
}
