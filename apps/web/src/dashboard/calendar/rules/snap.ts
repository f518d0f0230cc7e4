/** The free step of five minutes, with Shift. */
export const FINE = 5
/** What nobody said otherwise about. */
export const USUAL_STEP = 15

/** The nearest place on a grid of minutes since midnight. */
export const snap = (minute: number, step: number): number => Math.round(minute / step) * step

/** The last place on the grid before: where a press on an empty place begins. */
export const snapDown = (minute: number, step: number): number => Math.floor(minute / step) * step

/** Holds a length within the day. */
export const within = (minute: number, length: number, most: number): number =>
  Math.max(0, Math.min(minute, most - length))
