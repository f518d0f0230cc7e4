import type { services } from '@kalends/contract'

/**
 * Attributes of an `<img>`, complete so that pages need no script: the browser chooses among its
 * widths, and reserves its size before it has loaded.
 */
export type Picture = {
  src: string
  srcSet?: string
  sizes?: string
  width?: number
  height?: number
  alt: string
  loading?: 'lazy'
}

type Media = services.Media | null | undefined
type Image = services.MediaItem | null | undefined

/** Widths in which uploaded pictures are stored. Pictures on other hosts have one. */
const widths = [320, 640, 1280, 1920]
const ofCover = '(max-width: 760px) 100vw, 640px'
const ofGallery = '(max-width: 760px) 50vw, 300px'

/** Returns the cover picture of a service. */
export const toCoverPicture = (media: Media): Picture | null =>
  toPicture(media?.mainMedia ?? media?.coverMedia, ofCover)

/** Lists the other pictures of a service, without duplicates. */
export function toGallery(media: Media): Picture[] {
  const cover = toCoverPicture(media)?.src
  const shown = (media?.items ?? []).flatMap((item) => toPicture(item, ofGallery) ?? [])
  const others = shown.filter(({ src }, index) => src !== cover && shown.findIndex((one) => one.src === src) === index)
  return others.map((picture) => ({ ...picture, loading: 'lazy' }))
}

function toPicture(item: Image, sizes: string): Picture | null {
  const { url, width, height, altText } = item?.image ?? {}
  if (!url) return null
  const size = width && height ? { width, height } : {}
  const offered = url.startsWith('/media/') ? widths.filter((it) => !width || it < width) : []
  const all = [...offered.map((it) => `${url}?w=${it} ${it}w`), ...(width ? [`${url} ${width}w`] : [])]
  return { src: url, ...(offered.length > 0 ? { srcSet: all.join(', '), sizes } : {}), ...size, alt: altText ?? '' }
}
