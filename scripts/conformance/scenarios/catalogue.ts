import { STEPS } from '../operations.ts'
import { check } from '../recorder.ts'
import type { Stage } from '../stage.ts'

const payment = {
  rateType: 'FIXED',
  fixed: { price: { value: '20', currency: 'EUR' } },
  options: { online: false, inPerson: true, deposit: false, pricingPlan: false },
}

/** Reads the catalogue as a visitor, and creates the service that is booked later. */
export async function browseCatalogue({ recorder: { call }, visitor, staff, made }: Stage): Promise<void> {
  const page = await call('queryServices', async () => {
    const found = await visitor.services.queryServices().eq('type', 'APPOINTMENT').limit(1).find()
    check(found.items.length === 1, 'no service was found')
    return found
  })
  await call(STEPS.pages, async () => check(page.hasNext() && (await page.next()).items[0], 'there is no next page'))
  await call('searchServices', async () => {
    const { services } = await visitor.services.searchServices({
      filter: { type: 'CLASS' },
      cursorPaging: { limit: 2 },
    })
    check(services.length > 0, 'no class was found')
  })
  await call('countServices', async () => check((await visitor.services.countServices({})).count > 0, 'the count is 0'))
  await call('queryPolicies', async () => {
    const { bookingPolicies } = await visitor.services.queryPolicies({ cursorPaging: { limit: 5 } })
    check(bookingPolicies[0].bookingPolicy?._id ?? bookingPolicies[0]._id, 'no policy has an id')
  })
  await call('queryBookingForms', () => staff.services.queryBookingForms({ cursorPaging: { limit: 5 } }))
  await call('queryLocations', async () => {
    const { businessLocations } = await visitor.services.queryLocations({})
    check(businessLocations.exists, 'there is no location of the business')
  })
  await call('queryCategories', () => visitor.services.queryCategories({}))
  const [{ staffMemberIds }] = page.items
  const service = await call('createService', () =>
    staff.services.createService({
      type: 'APPOINTMENT',
      name: `Conformance ${crypto.randomUUID().slice(0, 8)}`,
      defaultCapacity: 1,
      onlineBooking: { enabled: true, requireManualApproval: false, allowMultipleRequests: false },
      payment,
      staffMemberIds,
      schedule: { availabilityConstraints: { sessionDurations: [30] } },
    }),
  )
  await call('getService', async () => {
    const read = await visitor.services.getService(service._id)
    check(read._createdDate instanceof Date && read.mainSlug.name, 'the date or the slug is missing')
  })
  made.service = await call('updateService', async () => {
    const { _id, revision } = service
    const updated = await staff.services.updateService(_id, { revision, tagLine: 'Updated' })
    check(updated.tagLine === 'Updated', 'the tag line was not updated')
    return updated
  })
}

/** Changes and deletes copies of the service. */
export async function changeCatalogue({ recorder: { call }, staff, made: { service } }: Stage): Promise<void> {
  const { services } = staff
  const clone = async () => (await call('cloneService', () => services.cloneService(service._id))).service
  const copy = await clone()
  const slug = `conformance-${copy._id.slice(0, 8)}`
  await call('validateSlug', async () =>
    check((await services.validateSlug(copy._id, { slug })).valid, 'the slug is not valid'),
  )
  await call('setCustomSlug', () => services.setCustomSlug(copy._id, { slug }))
  await call('setServiceLocations', async () => {
    const changed = await services.setServiceLocations(copy._id, { locations: [{ type: 'CUSTOMER' }] })
    check(changed.service.locations[0].type === 'CUSTOMER', 'the location was not set')
  })
  await call('bulkUpdateServices', async () => {
    const { revision } = await services.getService(copy._id)
    const masked = [{ service: { _id: copy._id, revision, tagLine: 'All' } }]
    const { bulkActionMetadata, results } = await services.bulkUpdateServices({ services: masked, returnEntity: true })
    check(bulkActionMetadata.totalSuccesses === 1, JSON.stringify(results[0]?.itemMetadata?.error))
  })
  const filtered = await clone()
  await call('bulkUpdateServicesByFilter', async () => {
    const filter = { id: filtered._id }
    check((await services.bulkUpdateServicesByFilter(filter, { service: { tagLine: 'All' } })).jobId, 'no job')
  })
  await call('bulkDeleteServicesByFilter', async () =>
    check((await services.bulkDeleteServicesByFilter({ id: filtered._id })).jobId, 'no job'),
  )
  await call('bulkDeleteServices', async () => {
    const { bulkActionMetadata } = await services.bulkDeleteServices([(await clone())._id])
    check(bulkActionMetadata.totalSuccesses === 1, 'the service was not deleted')
  })
  await call('deleteService', () => services.deleteService(copy._id))
}
