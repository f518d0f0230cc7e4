import type { RoutesOf } from '../../operation.ts'
import { listStaff } from './operations/list-staff.ts'

export const resourcesRoutes: RoutesOf<'resources'> = { listStaff }
