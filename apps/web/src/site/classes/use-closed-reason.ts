import { useFormats, useT } from '../../lib/translate.tsx'
import type { ClassSession } from '../data/sessions.ts'

/** Returns a function that says why a session cannot be booked for some people; null if it can. */
export function useClosedReason(zone: string) {
  const t = useT()
  const formats = useFormats()
  return ({ obstacle, opensAt, open }: Pick<ClassSession, 'obstacle' | 'opensAt' | 'open'>, people = 1) => {
    if (obstacle === null) return open < people ? t('reading.classes.closed.few', { count: people }) : null
    if (obstacle !== 'early' || !opensAt) return t(`reading.classes.closed.${obstacle}`)
    return t('reading.classes.opens', { when: formats.moment(opensAt, zone) })
  }
}
