import styles from './avatar.module.css'
import { asHue, chooseHue } from './hue.ts'

type Props = {
  id: string
  name: string
  /** A hue by name; without it one follows from the id. */
  hue?: string | null
  photoUrl?: string | null
  size?: number
}

/** A photo, or the initials on the person's hue. The name stands beside it, so it is silent. */
export function Avatar({ id, name, hue, photoUrl, size = 32 }: Props) {
  const dimensions = { inlineSize: size, blockSize: size, fontSize: Math.max(10, Math.round(size * 0.34)) }
  return (
    <span className={`${styles.avatar} k-${asHue(hue) ?? chooseHue(id)}`} style={dimensions} aria-hidden="true">
      {photoUrl ? <img src={photoUrl} alt="" width={size} height={size} loading="lazy" /> : takeInitials(name)}
    </span>
  )
}

/** First letters of the first and the last word: two at most. */
export function takeInitials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase()
}
