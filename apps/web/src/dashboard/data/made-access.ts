import type { Infer, identity } from '@kalends/contract'
import type { Client } from '@kalends/sdk'

export type MadeAccess = Infer<typeof identity.MadeAccess>

/** Lists what a person or a key made that acts without them. */
export async function loadMadeAccess(client: Client, makerId: string): Promise<MadeAccess[]> {
  return (await client.identity.listMadeAccess({ makerId })).made
}

/** Reads what the form ends and what goes on; what was made after the form was shown ends as well. */
export function readMadeAccess(form: FormData): { ends: boolean; keep: string[] } {
  const read = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  const ended = new Set(read('end'))
  return { ends: ended.size > 0, keep: read('made').filter((id) => !ended.has(id)) }
}
