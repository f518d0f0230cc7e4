import { createSite } from '@kalends/server'
import type { Command } from 'commander'
import { asCommand } from '../command.ts'

type Options = {
  name: string
  timeZone: string
  currency: string
  language: string
  slug?: string
  email?: string
  json?: boolean
}

export function addSites(program: Command): void {
  const sites = program.command('sites').description('the businesses of this installation')
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  asCommand(
    sites
      .command('create')
      .description('set up a business')
      .requiredOption('--name <name>', 'its name')
      .option('--time-zone <zone>', 'IANA zone', here)
      .option('--currency <code>', 'ISO 4217', 'EUR')
      .option('--language <tag>', 'of its pages and messages', 'en')
      .option('--slug <slug>', 'its part of the address; made from the name if left out')
      .option('--email <address>', 'where customers reach it'),
    async ({ context }, { json: _json, ...site }: Options) => createSite(context, site),
    ({ siteId }) => `Site ${siteId}`,
  )
}
