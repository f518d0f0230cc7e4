import { permissions } from '@kalends/contract'
import type { AnySpec, Json } from './spec.ts'

/** Returns the credentials that an operation accepts, as OpenAPI alternatives. */
export function describeSecurity({ access }: AnySpec): Json[] {
  if (access.anyone) return []
  return [
    ...(access.visitor || access.member ? [{ accessToken: [] }] : []),
    ...(access.manager ? [{ apiKey: [], siteId: [] }, { staffSession: [] }] : []),
  ]
}

const list = new Intl.ListFormat('en')

/** Describes who can call an operation, in one sentence. */
export function describeAccess({ access }: AnySpec): string {
  if (access.anyone) return 'No authentication required.'
  const actors = [
    access.visitor && `visitors (${access.visitor === 'own' ? 'own data only' : 'all data'})`,
    access.member && `members (${access.member === 'own' ? 'own data only' : 'all data'})`,
    access.manager && describeManagers(access.manager),
  ].filter((actor) => typeof actor === 'string')
  return `Accessible to ${list.format(actors)}.`
}

function describeManagers(needed: keyof typeof permissions | 'any'): string {
  const who = 'staff and API keys'
  return needed === 'any' ? who : `${who} with the \`${needed}\` permission (${permissions[needed].toLowerCase()})`
}

export const securitySchemes: Json = {
  accessToken: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description:
      'The access token of a visitor or member, from `POST /oauth2/token`. The `Bearer ` prefix is optional.',
  },
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description:
      'An API key created with `kalends api-keys create`. To act on behalf of a visitor, send the visitor token and the key, separated by a comma.',
  },
  siteId: { type: 'apiKey', in: 'header', name: 'wix-site-id', description: 'The site that the API key acts on.' },
  staffSession: {
    type: 'apiKey',
    in: 'cookie',
    name: 'kalends_staff',
    description: 'The session cookie of a signed-in staff member. Sent only by pages of the same origin.',
  },
}
