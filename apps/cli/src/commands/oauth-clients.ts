import { createOauthClient } from '@kalends/server'
import type { Command } from 'commander'
import { asCommand } from '../command.ts'
import { findSite } from '../default-site.ts'

type Options = { name: string; redirectUri: string[]; site?: string; json?: boolean }

export function addOauthClients(program: Command): void {
  const clients = program.command('oauth-clients').description('front ends whose visitors sign in here')
  asCommand(
    clients
      .command('create')
      .description('register a front end')
      .requiredOption('--name <name>', 'what visitors know it as')
      .requiredOption('--redirect-uri <uri...>', 'addresses it may come back to')
      .option('--site <id>', 'its site; the first one if left out'),
    async ({ context }, { name, redirectUri, site }: Options) =>
      createOauthClient(context, { siteId: await findSite(context, site), name, redirectUris: redirectUri }),
    ({ clientId }) => `Client id: ${clientId}`,
  )
}
