import type { StaffContext } from '../../staff-context.ts'

/** What carrying out a change needs: the staff session, its client, and the time zone of the business. */
export type ChangeContext = StaffContext & { zone: string }
