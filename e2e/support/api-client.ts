import { apiKeyAuth, type Client, createClient } from '@kalends/sdk'
import { operator } from './operator.ts'
import { siteUrl } from './stage.ts'

/** Returns a client of the API with a new key of the demo business, called `name`, and the id of that business. */
export async function createApiClient(name: string): Promise<{ kalends: Client; siteId: string }> {
  const { siteId, apiKey } = await operator<{ siteId: string; apiKey: string }>('api-keys', 'create', '--name', name)
  return { kalends: createClient({ apiUrl: siteUrl(), auth: apiKeyAuth(apiKey, siteId) }), siteId }
}
