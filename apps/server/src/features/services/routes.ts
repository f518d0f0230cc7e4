import type { RoutesOf } from '../../operation.ts'
import { countServices } from './operations/count-services.ts'
import { createService } from './operations/create-service.ts'
import { getService } from './operations/get-service.ts'
import { getServiceChoices } from './operations/get-service-choices.ts'
import { queryServices } from './operations/query-services.ts'

/** The operations on the catalogue. */
export const servicesRoutes: RoutesOf<'services'> = {
  ...{ createService, getService, queryServices, countServices, getServiceChoices },
}
