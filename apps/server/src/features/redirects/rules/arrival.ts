/** How a browser came to an address of ours, as far as it says so. */
export type Arrival = {
  /** CONFIRMED: by a button on our own page. EMBEDDED: as a picture, in a frame, by a script or ahead of time. */
  kind: 'NAVIGATION' | 'CONFIRMED' | 'EMBEDDED'
  /** Whether one of our own pages led here. */
  isFromOwnPage: boolean
  /** Origin of the page that led here; undefined where it isn't told. */
  pageOrigin: string | undefined
}
