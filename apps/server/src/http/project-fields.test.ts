import { services } from '@kalends/contract'
import { expect, it } from 'vitest'
import { Violations } from '../refusal.ts'
import { projectFields } from './project-fields.ts'

const service: services.Service = {
  id: 's',
  name: 'Massage',
  mainSlug: { name: 'massage', custom: true },
  locations: [
    { id: 'a', type: 'BUSINESS' },
    { id: 'b', type: 'CUSTOM' },
  ],
}
const project = (...fields: string[]) => projectFields(services.Service, [service], fields)[0]

it('leaves everything without a request', () => {
  expect(projectFields(services.Service, [service], undefined)).toEqual([service])
  expect(project()).toEqual(service)
})

it('leaves the requested fields and the id, also within messages and lists', () => {
  expect(project('name')).toEqual({ id: 's', name: 'Massage' })
  expect(project('main_slug.name', 'locations.type')).toEqual({
    id: 's',
    mainSlug: { name: 'massage' },
    locations: [{ type: 'BUSINESS' }, { type: 'CUSTOM' }],
  })
  expect(project('mainSlug.name', 'mainSlug')).toEqual({ id: 's', mainSlug: service.mainSlug })
  expect(project('hidden')).toEqual({ id: 's' })
})

it('refuses fields that the entity does not have', () => {
  expect(() => project('name', 'colour.of')).toThrow(Violations)
  expect(() => project('__proto__')).toThrow('has no field')
})
