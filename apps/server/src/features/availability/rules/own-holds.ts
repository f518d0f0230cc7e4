import { type Busy, buildBusy } from '@kalends/availability'

/** Returns occupied time as the owner of holds sees it: their own holds are free for them. */
export function withoutOwn(busy: Busy, owners: ReadonlyMap<string, string>, owner: string): Busy {
  const isOwn = (source: Busy['rows'][number]['source']) => owners.get(source?.id ?? '') === owner
  if (!busy.holds.some((row) => isOwn(row.source))) return busy
  return buildBusy(busy.rows.filter((row) => row.heldUntil == null || !isOwn(row.source)))
}
