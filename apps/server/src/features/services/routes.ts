import { notBuilt } from '../../not-built.ts'
import type { RoutesOf } from '../../operation.ts'
import { countServices } from './operations/count-services.ts'
import { createService } from './operations/create-service.ts'
import { getService } from './operations/get-service.ts'
import { getServiceChoices } from './operations/get-service-choices.ts'
import { queryServices } from './operations/query-services.ts'

/** The operations on the catalogue. */
export const servicesRoutes: RoutesOf<'services'> = {
  ...{ createService, getService, queryServices, countServices, getServiceChoices },
  bulkCreateServices: notBuilt,
  updateService: notBuilt,
  bulkUpdateServices: notBuilt,
  bulkUpdateServicesByFilter: notBuilt,
  deleteService: notBuilt,
  bulkDeleteServices: notBuilt,
  bulkDeleteServicesByFilter: notBuilt,
  searchServices: notBuilt,
  queryPolicies: notBuilt,
  queryBookingForms: notBuilt,
  queryLocations: notBuilt,
  queryCategories: notBuilt,
  setServiceLocations: notBuilt,
  enablePricingPlansForService: notBuilt,
  disablePricingPlansForService: notBuilt,
  setCustomSlug: notBuilt,
  validateSlug: notBuilt,
  cloneService: notBuilt,
  createAddOnGroup: notBuilt,
  updateAddOnGroup: notBuilt,
  deleteAddOnGroup: notBuilt,
  listAddOnGroupsByServiceId: notBuilt,
  setAddOnsForGroup: notBuilt,
  restoreService: notBuilt,
  listDeletedServices: notBuilt,
  createServiceOptionsAndVariants: notBuilt,
  cloneServiceOptionsAndVariants: notBuilt,
  getServiceOptionsAndVariants: notBuilt,
  getServiceOptionsAndVariantsByServiceId: notBuilt,
  updateServiceOptionsAndVariants: notBuilt,
  deleteServiceOptionsAndVariants: notBuilt,
  queryServiceOptionsAndVariants: notBuilt,
  createAddOn: notBuilt,
  bulkCreateAddOns: notBuilt,
  getAddOn: notBuilt,
  updateAddOn: notBuilt,
  bulkUpdateAddOns: notBuilt,
  deleteAddOn: notBuilt,
  bulkDeleteAddOns: notBuilt,
  queryAddOns: notBuilt,
  queryServicesByFilters: notBuilt,
}
