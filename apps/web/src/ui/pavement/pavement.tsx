import { chooseHue, type Hue } from '../hue.ts'
import { drawFloor } from './floor.ts'

type Props = {
  id: string
  tile: number
  /** `brand` takes the business's own colour; left out, the hue follows from the id. */
  hue?: Hue | 'brand'
}

/** The pavement shown if there is no photo. Decorative: the name is always written beside it. */
export function Pavement({ id, tile, hue = chooseHue(id) }: Props) {
  return (
    <svg
      className={hue === 'brand' ? 'k-pavement' : `k-pavement k-${hue}`}
      width="100%"
      height="100%"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of numbers alone; as text it is not compared on hydration
      dangerouslySetInnerHTML={{ __html: drawFloor(id, tile) }}
    />
  )
}
