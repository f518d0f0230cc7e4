import { registerOauthClient } from '@kalends/server'
import type { Command } from 'commander'
import { asCommand } from '../command.ts'
import { findSite } from '../default-site.ts'

type Options = { name: string; redirectUri: string[]; site?: string; json?: boolean }

export function addOauthClients(program: Command): void {
  const clients = program.command('oauth-clients').description('manage connected front ends')
  asCommand(
    clients
      .command('create')
      .description('register a front end')
      .requiredOption('--name <name>', 'name shown to customers')
      .requiredOption('--redirect-uri <uri...>', 'allowed redirect URIs')
      .option('--site <id>', 'site id; the first site by default'),
    async ({ context }, { name, redirectUri, site }: Options) =>
      registerOauthClient(context, { siteId: await findSite(context, site), name, redirectUris: redirectUri }),
    ({ clientId }) => `Client id: ${clientId}`,
  )
}
