import { embed, guid, instant, oneOf, orNull, ownShape, Type, words } from '../own.ts'
import { AddOn } from './generated/add-on-shapes.ts'
import { ServiceOptionsAndVariants } from './generated/option-shapes.ts'
import { AddOnGroup, Service } from './generated/shapes.ts'

/** A price. */
export const ChoicePrice = ownShape('services.ChoicePrice', {
  value: words(20, 'A decimal number.'),
  currency: words(3, 'ISO 4217 code.'),
})

/** A variant of a service. */
export const ServiceVariant = ownShape('services.Variant', {
  choiceId: guid('The choice, as bookings name it.'),
  label: words(300, 'What it is called.'),
  durationMinutes: orNull(Type.Integer({ description: 'Its length; null: that of the service.' })),
  resourceId: orNull(guid('The person it is with, where people are the choice.')),
  price: orNull(embed(ChoicePrice)),
})

/** The option of a service: a duration, a staff member or custom choices, each with its price. */
export const ServiceOption = ownShape('services.Option', {
  optionId: guid('The option, as bookings name it.'),
  kind: oneOf(['CUSTOM', 'STAFF_MEMBER', 'DURATION'], { description: 'What is chosen.' }),
  name: words(255, 'What the choice is called.'),
  variants: Type.Array(embed(ServiceVariant), { maxItems: 100 }),
})

/** An add-on: it extends the duration or has a quantity. */
export const OfferedAddOn = ownShape('services.OfferedAddOn', {
  id: guid('The add-on.'),
  name: words(100, 'What it is called.'),
  durationMinutes: orNull(
    Type.Integer({ description: 'By how much the appointment gets longer; null: it is counted.' }),
  ),
  maxQuantity: orNull(Type.Integer({ description: 'How many one may have; null: one.' })),
  price: orNull(embed(ChoicePrice)),
})

/** A group of add-ons. */
export const OfferedAddOnGroup = ownShape('services.OfferedAddOnGroup', {
  id: guid('The group.'),
  name: words(100, 'What it is called.'),
  prompt: words(200, 'The question above it; empty without one.'),
  maxAddOns: orNull(Type.Integer({ description: 'How many of the group one may have; null: all.' })),
  addOns: Type.Array(embed(OfferedAddOn), { maxItems: 100 }),
})

export const GetServiceChoicesRequest = ownShape('services.GetServiceChoicesRequest', {
  serviceId: guid('The service.'),
})
export const GetServiceChoicesResponse = ownShape('services.GetServiceChoicesResponse', {
  option: orNull(embed(ServiceOption)),
  addOnGroups: Type.Array(embed(OfferedAddOnGroup), { maxItems: 20 }),
})

export const RestoreAddOnGroupRequest = ownShape('services.RestoreAddOnGroupRequest', {
  serviceId: guid('The service.'),
  addOnGroupId: guid('The group that was deleted.'),
})
export const RestoreAddOnGroupResponse = ownShape('services.RestoreAddOnGroupResponse', {
  addOnGroup: embed(AddOnGroup),
})
export const RestoreAddOnRequest = ownShape('services.RestoreAddOnRequest', {
  addOnId: guid('The add-on that was deleted.'),
})
export const RestoreAddOnResponse = ownShape('services.RestoreAddOnResponse', { addOn: embed(AddOn) })
export const RestoreServiceOptionsAndVariantsRequest = ownShape('services.RestoreServiceOptionsAndVariantsRequest', {
  serviceOptionsAndVariantsId: guid('The variants that were deleted.'),
})
export const RestoreServiceOptionsAndVariantsResponse = ownShape('services.RestoreServiceOptionsAndVariantsResponse', {
  serviceOptionsAndVariants: embed(ServiceOptionsAndVariants),
})
export const RestoreServiceRequest = ownShape('services.RestoreServiceRequest', {
  serviceId: guid('The service in the trash.'),
})
export const RestoreServiceResponse = ownShape('services.RestoreServiceResponse', {
  service: embed(Service),
  restoredSessions: Type.Integer({ description: 'Sessions and appointments that take place again.' }),
  lostBookings: Type.Integer({ description: 'Bookings that stay canceled, for their time was given away.' }),
})
export const DeletedService = ownShape('services.DeletedService', {
  id: guid('The service.'),
  name: words(400, 'Its name.'),
  type: words(20, 'APPOINTMENT, CLASS or COURSE.'),
  deletedDate: instant('When it was put into the trash.'),
  eraseDate: instant('When the trash is emptied of it.'),
})
export const ListDeletedServicesRequest = ownShape('services.ListDeletedServicesRequest', {})
export const ListDeletedServicesResponse = ownShape('services.ListDeletedServicesResponse', {
  services: Type.Array(embed(DeletedService), { maxItems: 1000 }),
})
