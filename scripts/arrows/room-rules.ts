import { MAY_IMPORT, ROOMS, roomOf } from '../house/rooms.ts'
import { type Arrow, isTest, type Rule } from './rule.ts'

/** What a path or a package of ours belongs to. */
const roomAt = (target: string): string | undefined => ROOMS.find((room) => target === room) ?? roomOf(target)

const entersAnotherRoom = ({ from, to }: Arrow): boolean => {
  const target = roomAt(to)
  return target !== undefined && target !== roomOf(from)
}

export const roomRules: Rule[] = [
  {
    name: 'rooms',
    says: 'a room imports only the rooms the plan gives it (scripts/house/rooms.ts)',
    refuses: (arrow) => {
      const allowed = MAY_IMPORT[roomOf(arrow.from) ?? '']
      return allowed !== undefined && entersAnotherRoom(arrow) && !allowed.includes(roomAt(arrow.to) ?? '')
    },
  },
  {
    name: 'doors',
    says: 'another room is entered by its package name, never by a path into it; only tests share test support',
    refuses: (arrow) =>
      roomOf(arrow.from) !== undefined &&
      entersAnotherRoom(arrow) &&
      arrow.specifier.startsWith('.') &&
      !(isTest(arrow.from) && isTest(arrow.to)),
  },
  {
    name: 'scripts-are-nobodys',
    says: 'a room imports nothing of scripts/',
    refuses: ({ from, to }) => roomOf(from) !== undefined && to.startsWith('scripts/'),
  },
  {
    name: 'web-contract-types',
    says: 'the pages take types from the contract; its values reach them through the sdk, but for the rules of forms',
    refuses: ({ from, to, typeOnly, specifier }) =>
      from.startsWith('apps/web/') &&
      to === 'packages/contract' &&
      specifier !== '@kalends/contract/form-rules' &&
      !typeOnly &&
      !isTest(from),
  },
  {
    name: 'availability-is-pure',
    says: 'the engine reads no file, no network and no clock: nothing of node:',
    refuses: ({ from, to }) => from.startsWith('packages/availability/src/') && !isTest(from) && to.startsWith('node:'),
  },
]
