import { embed, guid, instant, oneOf, orNull, ownShape, Type, text } from '../own.ts'
import { AddOn } from './generated/add-on-shapes.ts'
import { ServiceOptionsAndVariants } from './generated/option-shapes.ts'
import { AddOnGroup, Service } from './generated/shapes.ts'

/** A price. */
export const ChoicePrice = ownShape('services.ChoicePrice', {
  value: text(20, 'Price as a decimal number.'),
  currency: text(3, 'ISO 4217 code.'),
})

/** A variant of a service. */
export const ServiceVariant = ownShape('services.Variant', {
  choiceId: guid('Id of the choice, used in bookings.'),
  label: text(300, 'Label of the variant.'),
  durationMinutes: orNull(Type.Integer({ description: 'Duration in minutes; null for the duration of the service.' })),
  resourceId: orNull(guid('Id of the staff member’s resource, if the option is the staff member.')),
  price: orNull(embed(ChoicePrice)),
})

/** The option of a service: a duration, a staff member or custom choices, each with its price. */
export const ServiceOption = ownShape('services.Option', {
  optionId: guid('Id of the option, used in bookings.'),
  kind: oneOf(['CUSTOM', 'STAFF_MEMBER', 'DURATION'], { description: 'What the customer chooses.' }),
  name: text(255, 'Name of the option.'),
  variants: Type.Array(embed(ServiceVariant), { maxItems: 100 }),
})

/** An add-on: it extends the duration or has a quantity. */
export const OfferedAddOn = ownShape('services.OfferedAddOn', {
  id: guid('Id of the add-on.'),
  name: text(100, 'Name of the add-on.'),
  durationMinutes: orNull(
    Type.Integer({ description: 'Minutes added to the appointment; null if the add-on has a quantity.' }),
  ),
  maxQuantity: orNull(Type.Integer({ description: 'Maximum quantity; null for one.' })),
  price: orNull(embed(ChoicePrice)),
})

/** A group of add-ons. */
export const OfferedAddOnGroup = ownShape('services.OfferedAddOnGroup', {
  id: guid('Id of the add-on group.'),
  name: text(100, 'Name of the add-on group.'),
  prompt: text(200, 'Question shown above the group; empty if there is none.'),
  maxAddOns: orNull(Type.Integer({ description: 'Maximum number of add-ons from the group; null for no limit.' })),
  addOns: Type.Array(embed(OfferedAddOn), { maxItems: 100 }),
})

export const GetServiceChoicesRequest = ownShape('services.GetServiceChoicesRequest', {
  serviceId: guid('Id of the service.'),
})
export const GetServiceChoicesResponse = ownShape('services.GetServiceChoicesResponse', {
  option: orNull(embed(ServiceOption)),
  addOnGroups: Type.Array(embed(OfferedAddOnGroup), { maxItems: 20 }),
})

export const RestoreAddOnGroupRequest = ownShape('services.RestoreAddOnGroupRequest', {
  serviceId: guid('Id of the service.'),
  addOnGroupId: guid('Id of the deleted add-on group.'),
})
export const RestoreAddOnGroupResponse = ownShape('services.RestoreAddOnGroupResponse', {
  addOnGroup: embed(AddOnGroup),
})
export const RestoreAddOnRequest = ownShape('services.RestoreAddOnRequest', {
  addOnId: guid('Id of the deleted add-on.'),
})
export const RestoreAddOnResponse = ownShape('services.RestoreAddOnResponse', { addOn: embed(AddOn) })
export const RestoreServiceOptionsAndVariantsRequest = ownShape('services.RestoreServiceOptionsAndVariantsRequest', {
  serviceOptionsAndVariantsId: guid('Id of the deleted options and variants.'),
})
export const RestoreServiceOptionsAndVariantsResponse = ownShape('services.RestoreServiceOptionsAndVariantsResponse', {
  serviceOptionsAndVariants: embed(ServiceOptionsAndVariants),
})
export const RestoreServiceRequest = ownShape('services.RestoreServiceRequest', {
  serviceId: guid('Id of the deleted service.'),
})
export const RestoreServiceResponse = ownShape('services.RestoreServiceResponse', {
  service: embed(Service),
  restoredSessions: Type.Integer({ description: 'Number of sessions and appointments that were restored.' }),
  lostBookings: Type.Integer({
    description:
      'Number of bookings that remain cancelled: their time is taken, or their staff member, room or location is gone.',
  }),
})
export const DeletedService = ownShape('services.DeletedService', {
  id: guid('Id of the service.'),
  name: text(400, 'Name of the service.'),
  type: text(20, 'APPOINTMENT, CLASS or COURSE.'),
  deletedDate: instant('When the service was deleted.'),
  eraseDate: instant('When the service is permanently deleted.'),
})
export const ListDeletedServicesRequest = ownShape('services.ListDeletedServicesRequest', {})
export const ListDeletedServicesResponse = ownShape('services.ListDeletedServicesResponse', {
  services: Type.Array(embed(DeletedService), { maxItems: 1000 }),
})
