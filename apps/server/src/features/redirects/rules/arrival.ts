/** How a browser arrived, according to its headers. */
export type Arrival = {
  /** CONFIRMED: by a button on our own page. EMBEDDED: as an image, frame, script or prefetch. */
  kind: 'NAVIGATION' | 'CONFIRMED' | 'EMBEDDED'
  /** True if one of our own pages led here. */
  isFromOwnPage: boolean
  /** Origin of the page that led here; undefined if unknown. */
  pageOrigin: string | undefined
}
