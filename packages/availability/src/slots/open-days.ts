import { openDays } from '../zones/whole-days.ts'
import type { Resource, SlotInput } from './types.ts'

/** Returns the input of a rental by the day: hours become the whole local days on which they open. */
export function onOpenDays(input: SlotInput): SlotInput {
  const { rules, primary, pools, location } = input
  if (rules.days == null) return input
  const zone = rules.zone ?? 'UTC'
  const open = (resource: Resource) =>
    resource.windows === null ? resource : { ...resource, windows: openDays(resource.windows, zone) }
  return {
    rules,
    primary: primary.map(open),
    pools: (pools ?? []).map((pool) => ({ ...pool, resources: pool.resources.map(open) })),
    location: location ? { ...location, windows: openDays(location.windows, zone) } : null,
  }
}
