/** How a browser arrived, as far as its headers tell. */
export type Arrival = {
  /** CONFIRMED: by a button on our own page. EMBEDDED: as an image, frame, script or prefetch. */
  kind: 'NAVIGATION' | 'CONFIRMED' | 'EMBEDDED'
  /** True if one of our own pages led here. */
  isFromOwnPage: boolean
  /** Origin of the page that led here; undefined where it isn't told. */
  pageOrigin: string | undefined
}
