import type { services } from '@kalends/contract'
import type { CataloguePicture } from '../../media/index.ts'

type Media = services.Media
type Item = services.MediaItem | null | undefined

/** The ids of all pictures that a service names. */
export function pictureIdsIn({ mainMedia, coverMedia, items }: Media): string[] {
  return [mainMedia, coverMedia, ...(items ?? [])].flatMap((item) => item?.image?.id ?? [])
}

/** Returns the pictures of a service, with address and size read from uploads of the business. */
export function mediaView(media: Media, pictures: ReadonlyMap<string, CataloguePicture>): Media {
  const shown = (item: Item): Item => {
    const picture = pictures.get(item?.image?.id?.toLowerCase() ?? '')
    return picture ? { ...item, image: { ...item?.image, ...picture } } : item
  }
  return {
    ...media,
    ...(media.mainMedia ? { mainMedia: shown(media.mainMedia) } : {}),
    ...(media.coverMedia ? { coverMedia: shown(media.coverMedia) } : {}),
    ...(media.items ? { items: media.items.map((item) => shown(item) ?? item) } : {}),
  }
}
