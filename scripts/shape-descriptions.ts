// What the fields of the generated shapes mean, in our own words. Key: `Message.field`, or `field` for every message.

const common: Readonly<Record<string, string>> = {
  id: 'A GUID made by Kalends.',
  revision: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
  createdDate: 'When it was made, UTC.',
  updatedDate: 'When it was last changed, UTC.',
  timezone: 'IANA zone name.',
}

export const availabilityWords: Readonly<Record<string, string>> = { ...common }
export const servicesWords: Readonly<Record<string, string>> = { ...common }
export const bookingsWords: Readonly<Record<string, string>> = { ...common }
