import type { RoutesOf } from '../../operation.ts'
import { listLocations } from './operations/list-locations.ts'

export const businessRoutes: RoutesOf<'business'> = { listLocations }
