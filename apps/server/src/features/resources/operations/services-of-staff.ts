import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'

/** A service somebody gave, and the place they had in its list. */
export type GivenService = { serviceId: string; position: number }

type Asked = { siteId: string; resourceId: string; actor: Actor }

/** What services do when somebody leaves or comes back. */
export type ServicesOfStaff = {
  /** Takes the person off every service; answers which they were. */
  release(context: Context, tx: Tx, asked: Asked): Promise<GivenService[]>
  /** Puts the person back where those services still are. */
  giveBack(context: Context, tx: Tx, asked: Asked & { services: readonly GivenService[] }): Promise<void>
}

let known: ServicesOfStaff | undefined

/** Services stand to the right of this room: they say here what they do. Called where the house is put together. */
export function joinStaff(services: ServicesOfStaff): void {
  known = services
}

export const servicesOfStaff: ServicesOfStaff = {
  release: async (...given) => (await known?.release(...given)) ?? [],
  giveBack: async (...given) => known?.giveBack(...given),
}
