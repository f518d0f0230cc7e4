import type { RoutesOf } from '../../operation.ts'
import { createHold } from './operations/create-hold.ts'
import { getHold } from './operations/get-hold.ts'
import { releaseHold } from './operations/release-hold.ts'

export const holdsRoutes: RoutesOf<'holds'> = { createHold, getHold, releaseHold }
