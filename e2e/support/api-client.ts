import { apiKeyAuth, type Client, createClient } from '@kalends/sdk'
import { operator } from './operator.ts'
import { siteUrl } from './stage.ts'

/** Creates an API key of the demo business called `name`. Returns a client that uses it and the id of the business. */
export async function createApiClient(name: string): Promise<{ kalends: Client; siteId: string }> {
  const { siteId, apiKey } = await operator<{ siteId: string; apiKey: string }>('api-keys', 'create', '--name', name)
  return { kalends: createClient({ apiUrl: siteUrl(), auth: apiKeyAuth(apiKey, siteId) }), siteId }
}
