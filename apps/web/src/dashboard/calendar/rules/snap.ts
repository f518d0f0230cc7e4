/** Step with Shift, in minutes. */
export const FINE = 5
/** Default step in minutes. */
export const USUAL_STEP = 15

/** Rounds to the nearest step. */
export const snap = (minute: number, step: number): number => Math.round(minute / step) * step

/** Rounds down to a step: where a click on free time starts. */
export const snapDown = (minute: number, step: number): number => Math.floor(minute / step) * step

/** Keeps a length within the day. */
export const within = (minute: number, length: number, most: number): number =>
  Math.max(0, Math.min(minute, most - length))
