import { notBuilt } from '../../not-built.ts'
import type { RoutesOf } from '../../operation.ts'
import { countServices } from './operations/count-services.ts'
import { bulkCreateServices, createService } from './operations/create-service.ts'
import { getService } from './operations/get-service.ts'
import { getServiceChoices } from './operations/get-service-choices.ts'
import { disablePricingPlansForService, enablePricingPlansForService } from './operations/pricing-plans.ts'
import { queryBookingForms } from './operations/query-booking-forms.ts'
import { queryCategories } from './operations/query-categories.ts'
import { queryLocations } from './operations/query-locations.ts'
import { queryPolicies } from './operations/query-policies.ts'
import { queryServices } from './operations/query-services.ts'
import { searchServices } from './operations/search-services.ts'
import { setCustomSlug } from './operations/set-custom-slug.ts'
import { bulkUpdateServices, bulkUpdateServicesByFilter, updateService } from './operations/update-service.ts'
import { validateSlug } from './operations/validate-slug.ts'

/** The operations on the catalogue. */
export const servicesRoutes: RoutesOf<'services'> = {
  ...{ createService, getService, queryServices, countServices, getServiceChoices },
  ...{ searchServices, queryPolicies, queryBookingForms, queryLocations, queryCategories },
  ...{ bulkCreateServices, updateService, bulkUpdateServices, bulkUpdateServicesByFilter },
  ...{ setCustomSlug, validateSlug, enablePricingPlansForService, disablePricingPlansForService },
  deleteService: notBuilt,
  bulkDeleteServices: notBuilt,
  bulkDeleteServicesByFilter: notBuilt,
  setServiceLocations: notBuilt,
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
