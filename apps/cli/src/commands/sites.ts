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
  const sites = program.command('sites').description('manage the businesses of this installation')
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  asCommand(
    sites
      .command('create')
      .description('create a business')
      .requiredOption('--name <name>', 'name of the business')
      .option('--time-zone <zone>', 'IANA time zone', here)
      .option('--currency <code>', 'ISO 4217 currency code', 'EUR')
      .option('--language <tag>', 'language of its pages and messages', 'en')
      .option('--slug <slug>', 'its part of the URL; derived from the name by default')
      .option('--email <address>', 'contact address for customers'),
    async ({ context }, { json: _json, ...site }: Options) => createSite(context, site),
    ({ siteId }) => `Site ${siteId}`,
  )
}
