import { permissions } from '@kalends/contract'
import type { AnySpec, Json } from './spec.ts'

/** Which credentials open an operation, as OpenAPI's alternatives. */
export function securityOf({ access }: AnySpec): Json[] {
  if (access.anyone) return []
  return [
    ...(access.visitor || access.member ? [{ accessToken: [] }] : []),
    ...(access.manager ? [{ apiKey: [], siteId: [] }, { staffSession: [] }] : []),
  ]
}

/** The same for a reader, in a sentence. */
export function rightsInWords({ access }: AnySpec): string {
  if (access.anyone) return 'Anyone may call this, without a token.'
  const actors = [
    access.visitor && `visitors (${access.visitor === 'own' ? 'their own data' : 'everything'})`,
    access.member && `members (${access.member === 'own' ? 'their own data' : 'everything'})`,
    access.manager && managersInWords(access.manager),
  ].filter(Boolean)
  return `Who may call: ${actors.join(', ')}.`
}

function managersInWords(needed: keyof typeof permissions | 'any'): string {
  const who = 'staff and API keys'
  return needed === 'any' ? who : `${who} with \`${needed}\` (${permissions[needed].toLowerCase()})`
}

export const securitySchemes: Json = {
  accessToken: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'The access token of a visitor or member from `POST /oauth2/token`, with or without `Bearer `.',
  },
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description:
      'A key made by `kalends api-keys create`. With a visitor token before it and a comma between, it acts for that visitor.',
  },
  siteId: { type: 'apiKey', in: 'header', name: 'wix-site-id', description: 'The site an API key acts on.' },
  staffSession: {
    type: 'apiKey',
    in: 'cookie',
    name: 'kalends_staff',
    description: 'The sign-in of a person who works here; only pages of this address have it.',
  },
}
