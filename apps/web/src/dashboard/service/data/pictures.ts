import type { services } from '@kalends/contract'

/** A picture in the editor. */
export type DraftPicture = { id: string; url: string; alt: string; width: number | null; height: number | null }

type Media = services.Media | null | undefined

/** Returns all pictures of a service, the cover first, each once. */
export function toPictures(media: Media): DraftPicture[] {
  const found = [media?.mainMedia, ...(media?.items ?? [])].flatMap((item) => {
    const { id, url, altText, width, height } = item?.image ?? {}
    return url ? [{ id: id ?? '', url, alt: altText ?? '', width: width ?? null, height: height ?? null }] : []
  })
  return found.filter(({ url }, index) => found.findIndex((one) => one.url === url) === index)
}

/** Converts pictures to the API's form; the first becomes the cover. */
export function toMedia(pictures: readonly DraftPicture[]): services.Media {
  const items = pictures.map(({ id, url, alt, width, height }) => ({
    image: { ...(id ? { id } : {}), url, altText: alt || null, ...(width && height ? { width, height } : {}) },
  }))
  return { items, ...(items[0] ? { mainMedia: items[0] } : {}) }
}

/** Keeps a separate cover image, which this page does not show, for as long as its picture exists. */
export function keptCover(before: Media, pictures: readonly DraftPicture[]): Pick<services.Media, 'coverMedia'> {
  const url = before?.coverMedia?.image?.url
  const wasShown = toPictures(before).some((one) => one.url === url)
  const isUnchanged = url && (!wasShown || pictures.some((one) => one.url === url))
  return isUnchanged ? { coverMedia: before.coverMedia } : {}
}

/** Reads pictures from a form field; empty if it is invalid. */
export function readPictures(text: string): DraftPicture[] {
  try {
    const found: unknown = JSON.parse(text)
    return Array.isArray(found) ? found.filter(isPicture) : []
  } catch {
    return []
  }
}

const isPicture = (it: unknown): it is DraftPicture =>
  typeof it === 'object' && it !== null && 'url' in it && typeof it.url === 'string' && 'alt' in it
