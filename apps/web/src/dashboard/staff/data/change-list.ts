import type { Client } from '@kalends/sdk'
import { type Problem, refusalProblem } from './problems.ts'

export type Deed = 'create' | 'order' | 'restore'

/** What became of a form of the list; `typed` is what stood in a form that was refused. */
export type Outcome = { did: Deed; id: string; name: string } | { did: Deed; typed: string; problem: Problem }

/** Carries out what a form of the list asks; undefined for a form that is none of its own. */
export async function changeList(client: Client, form: FormData): Promise<Outcome | undefined> {
  const text = (name: string): string => String(form.get(name) ?? '').trim()
  const [id, name] = [text('id'), text('name')]
  const deeds: Record<Deed, () => Promise<string>> = {
    create: async () => (await client.resources.createStaffMember({ staffMember: { name } })).staffMember?.id ?? '',
    order: async () => {
      await client.resources.orderStaff({ staffMemberIds: text('ids').split(',') })
      return ''
    },
    restore: async () => {
      await client.resources.restoreStaffMember({ staffMemberId: id })
      return id
    },
  }
  const did = text('do')
  if (!isDeed(did, deeds)) return undefined
  try {
    return { did, id: await deeds[did](), name }
  } catch (error) {
    return { did, typed: name, problem: refusalProblem(error) }
  }
}

const isDeed = (did: string, deeds: Record<Deed, unknown>): did is Deed => Object.hasOwn(deeds, did)
