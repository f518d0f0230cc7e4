import { Resolver } from 'node:dns/promises'

/** Looks up text records. */
export type DnsGateway = {
  /** Returns the texts at a name, none if there are none. Throws if no name server answers. */
  resolveTxt(name: string): Promise<string[]>
}

const nothingThere = ['ENOTFOUND', 'ENODATA']

/** Asks the name servers of the machine. */
export function systemDns(): DnsGateway {
  const resolver = new Resolver({ timeout: 5000, tries: 2 })
  return {
    resolveTxt: async (name) => {
      try {
        // A long text comes in parts.
        return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
      } catch (error) {
        if (nothingThere.includes((error as NodeJS.ErrnoException).code ?? '')) return []
        throw error
      }
    },
  }
}
