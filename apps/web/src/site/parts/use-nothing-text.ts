import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import type { Nothing } from '../data/why-nothing.ts'

/** Returns why there is no free time in words; `name` is that of the chosen staff member. */
export function useNothingText({ reason, opensAt }: Nothing, zone: string, name = ''): string {
  const t = useT()
  const formats = useFormats()
  const when = opensAt ? { day: formats.dayLong(dayIn(opensAt, zone)), time: formats.time(opensAt, zone) } : {}
  return t(`site.nothing.${reason}`, { name, ...when })
}
