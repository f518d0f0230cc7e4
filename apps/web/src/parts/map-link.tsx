import { useT } from '../lib/translate.tsx'

/** Link to an external map. */
export function MapLink({ address }: { address: string }) {
  const t = useT()
  if (!address) return null
  return (
    <a
      className="k-nowrap"
      href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`}
      rel="noreferrer"
    >
      {t('common.openInMaps')}
    </a>
  )
}
