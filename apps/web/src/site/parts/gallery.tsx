import type { Picture } from '../data/pictures.ts'

/** The pictures of a service after the cover. */
export const Gallery = ({ of }: { of: Picture[] }) =>
  of[0] && (
    <ul>
      {of.map((picture) => (
        <li key={picture.src}>
          {/* biome-ignore lint/a11y/useAltText: it is among what the picture brings */}
          <img {...picture} />
        </li>
      ))}
    </ul>
  )
