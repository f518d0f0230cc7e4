import type { services } from '@kalends/contract'

/**
 * A picture as its element writes it, whole, so that pages need no script for it: chosen by the browser among its
 * widths, and as large before it is there as after.
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

/** The widths pictures of the house are kept in. Those of other hosts have one. */
const widths = [320, 640, 1280, 1920]
const ofCover = '(max-width: 760px) 100vw, 640px'
const ofGallery = '(max-width: 760px) 50vw, 300px'

/** What stands first of a service, on its page and in lists. */
export const toCoverPicture = (media: Media): Picture | null => toPicture(media?.mainMedia ?? media?.coverMedia, ofCover)

/** All others of a service, in their order, each once. */
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
