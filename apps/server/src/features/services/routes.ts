import type { RoutesOf } from '../../operation.ts'
import { cloneService } from './operations/clone-service.ts'
import { bulkCreateAddOns, createAddOn } from './operations/create-add-on.ts'
import { createAddOnGroup } from './operations/create-add-on-group.ts'
import { bulkCreateServices, createService } from './operations/create-service.ts'
import {
  cloneServiceOptionsAndVariants,
  createServiceOptionsAndVariants,
} from './operations/create-service-options-and-variants.ts'
import { bulkDeleteAddOns, deleteAddOn } from './operations/delete-add-on.ts'
import { deleteAddOnGroup } from './operations/delete-add-on-group.ts'
import { bulkDeleteServices, bulkDeleteServicesByFilter, deleteService } from './operations/delete-service.ts'
import { deleteServiceOptionsAndVariants } from './operations/delete-service-options-and-variants.ts'
import {
  disablePricingPlansForService,
  enablePricingPlansForService,
} from './operations/enable-pricing-plans-for-service.ts'
import { getAddOn, queryAddOns } from './operations/get-add-on.ts'
import { getService } from './operations/get-service.ts'
import { getServiceChoices } from './operations/get-service-choices.ts'
import {
  getServiceOptionsAndVariants,
  getServiceOptionsAndVariantsByServiceId,
} from './operations/get-service-options-and-variants.ts'
import { listAddOnGroupsByServiceId } from './operations/list-add-on-groups-by-service-id.ts'
import { listDeletedServices } from './operations/list-deleted-services.ts'
import { queryBookingForms } from './operations/query-booking-forms.ts'
import { queryCategories } from './operations/query-categories.ts'
import { queryLocations } from './operations/query-locations.ts'
import { queryPolicies } from './operations/query-policies.ts'
import { queryServiceOptionsAndVariants } from './operations/query-service-options-and-variants.ts'
import { countServices, queryServices } from './operations/query-services.ts'
import { queryServicesByFilters } from './operations/query-services-by-filters.ts'
import { restoreAddOn } from './operations/restore-add-on.ts'
import { restoreAddOnGroup } from './operations/restore-add-on-group.ts'
import { restoreService } from './operations/restore-service.ts'
import { restoreServiceOptionsAndVariants } from './operations/restore-service-options-and-variants.ts'
import { searchServices } from './operations/search-services.ts'
import { setCustomSlug } from './operations/set-custom-slug.ts'
import { setServiceLocations } from './operations/set-service-locations.ts'
import { bulkUpdateAddOns, updateAddOn } from './operations/update-add-on.ts'
import { setAddOnsForGroup, updateAddOnGroup } from './operations/update-add-on-group.ts'
import { bulkUpdateServices, bulkUpdateServicesByFilter, updateService } from './operations/update-service.ts'
import { updateServiceOptionsAndVariants } from './operations/update-service-options-and-variants.ts'
import { validateSlug } from './operations/validate-slug.ts'

/** The operations on the catalogue. */
export const servicesRoutes: RoutesOf<'services'> = {
  createService,
  getService,
  queryServices,
  countServices,
  getServiceChoices,
  queryServicesByFilters,
  searchServices,
  queryPolicies,
  queryBookingForms,
  queryLocations,
  queryCategories,
  bulkCreateServices,
  updateService,
  bulkUpdateServices,
  bulkUpdateServicesByFilter,
  setCustomSlug,
  validateSlug,
  enablePricingPlansForService,
  disablePricingPlansForService,
  deleteService,
  bulkDeleteServices,
  bulkDeleteServicesByFilter,
  restoreService,
  listDeletedServices,
  setServiceLocations,
  cloneService,
  createServiceOptionsAndVariants,
  cloneServiceOptionsAndVariants,
  updateServiceOptionsAndVariants,
  getServiceOptionsAndVariants,
  getServiceOptionsAndVariantsByServiceId,
  deleteServiceOptionsAndVariants,
  queryServiceOptionsAndVariants,
  createAddOn,
  bulkCreateAddOns,
  getAddOn,
  queryAddOns,
  updateAddOn,
  bulkUpdateAddOns,
  deleteAddOn,
  bulkDeleteAddOns,
  createAddOnGroup,
  updateAddOnGroup,
  deleteAddOnGroup,
  listAddOnGroupsByServiceId,
  setAddOnsForGroup,
  restoreAddOn,
  restoreAddOnGroup,
  restoreServiceOptionsAndVariants,
}
