import type { Infer, users } from '@kalends/contract'
import type { StaffActor } from '../../actor.ts'
import { csrfTokenOf } from './rules/csrf.ts'
import type { WorkplaceRow } from './store/roles.ts'

type StaffSession = Infer<typeof users.StaffSession>
type User = { id: string; name: string; email: string; language: string | null }

/** A signed-in person as the dashboard sees them. */
export function sessionView(actor: StaffActor, user: User, workplaces: readonly WorkplaceRow[]): StaffSession {
  return {
    userId: user.id,
    name: user.name,
    email: user.email,
    language: user.language,
    siteId: actor.siteId,
    role: actor.role,
    permissions: [...actor.permissions],
    resourceIds: [...(actor.resourceIds ?? [])],
    workplaces: workplaces.map(({ siteId, slug, name, role }) => ({ siteId, slug, name, role })),
    csrfToken: csrfTokenOf(actor),
  }
}
