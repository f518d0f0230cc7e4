import styles from './avatar.module.css'
import { asHue, chooseHue } from './hue.ts'

type Props = {
  id: string
  name: string
  /** Name of the hue; by default derived from the id. */
  hue?: string | null
  photoUrl?: string | null
  size?: number
}

/** A photo, or the initials on the person's hue. Decorative: the name is written beside it. */
export function Avatar({ id, name, hue, photoUrl, size = 32 }: Props) {
  const dimensions = { inlineSize: size, blockSize: size, fontSize: Math.max(10, Math.round(size * 0.34)) }
  return (
    <span className={`${styles.avatar} k-${asHue(hue) ?? chooseHue(id)}`} style={dimensions} aria-hidden="true">
      {photoUrl ? <img src={photoUrl} alt="" width={size} height={size} loading="lazy" /> : takeInitials(name)}
    </span>
  )
}

/** Returns the first letters of the first and the last word. */
export function takeInitials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase()
}
