import { hashText } from '../hue.ts'

const MOTIFS = ['squama', 'quadrans', 'petala', 'trigona', 'arcus', 'unda'] as const
type Motif = (typeof MOTIFS)[number]

/** Tiles along a side of the repeated square. */
const SIDE = 4

/**
 * Draws a floor of Roman tiles from an id, as the content of an `<svg>`: same id, same floor, on every page and in every
 * email. Colours are the `--pave-*` variables of the hue around it (ground, hue, flat, mid, deep).
 *
 * @param tile side of one tile in px: 20–24 in thumbnails, 40–58 on cards, 88–106 on covers
 */
export function drawFloor(id: string, tile: number): string {
  const hash = hashText(id)
  const motif = MOTIFS[hash % MOTIFS.length] ?? 'squama'
  const random = xorshift(hash)
  const name = `pave-${hash.toString(36)}-${tile}`
  const width = tile * SIDE
  const tiles = motif === 'squama' ? scales(tile, random) : grid(motif, tile, random)
  return (
    `<defs><pattern id="${name}" width="${width}" height="${width}" patternUnits="userSpaceOnUse">` +
    `<rect width="${width}" height="${width}" fill="var(--pave-g)"/>${tiles}</pattern></defs>` +
    `<rect width="100%" height="100%" fill="url(#${name})"/>`
  )
}

function grid(motif: Exclude<Motif, 'squama'>, tile: number, random: () => number): string {
  const alternates = motif === 'petala' || motif === 'unda'
  let tiles = ''
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const quarter = alternates ? (row + column) % 2 : Math.floor(random() * 4)
      const transform = `translate(${column * tile} ${row * tile}) rotate(${quarter * 90} ${tile / 2} ${tile / 2})`
      tiles += shape(motif, tile, transform, chooseInk(random()))
    }
  }
  return tiles
}

function shape(motif: Exclude<Motif, 'squama'>, t: number, transform: string, ink: string): string {
  const half = t / 2
  const filled = (path: string) => `<path transform="${transform}" d="${path}" fill="${ink}"/>`
  if (motif === 'quadrans') return filled(`M0 0H${t}A${t} ${t} 0 0 1 0 ${t}Z`)
  if (motif === 'petala') return filled(`M0 0A${t} ${t} 0 0 1 ${t} ${t}A${t} ${t} 0 0 1 0 0Z`)
  if (motif === 'trigona') return filled(`M0 0H${t}L0 ${t}Z`)
  if (motif === 'unda') return filled(`M0 0A${half} ${half} 0 0 0 ${t} 0ZM0 ${t}A${half} ${half} 0 0 1 ${t} ${t}Z`)
  const arcs = `M0 ${half}A${half} ${half} 0 0 0 ${half} 0M${half} ${t}A${half} ${half} 0 0 1 ${t} ${half}`
  return `<path transform="${transform}" d="${arcs}" fill="none" stroke="${ink}" stroke-width="${t * 0.16}"/>`
}

/** Rows of hanging half discs, every second row shifted by half; those cut by the edge appear on both sides. */
function scales(t: number, random: () => number): string {
  const half = t / 2
  let tiles = ''
  for (let row = 0; row < SIDE * 2; row++) {
    const inks = Array.from({ length: SIDE }, () => chooseInk(random(), random()))
    for (let column = row % 2 ? -1 : 0; column < SIDE; column++) {
      const start = `M${column * t + (row % 2 ? half : 0)} ${row * half}`
      const ink = inks[(column + SIDE) % SIDE] ?? 'var(--pave-f)'
      tiles += `<path d="${start}a${half} ${half} 0 0 0 ${t} 0Z" fill="${ink}" stroke="var(--pave-g)" stroke-width="2"/>`
    }
  }
  return tiles
}

function chooseInk(roll: number, paler = 0): string {
  if (roll < 0.13) return 'var(--pave-d)'
  if (roll < 0.38) return 'var(--pave-m)'
  return paler > 0.55 ? 'var(--pave-h)' : 'var(--pave-f)'
}

function xorshift(seed: number): () => number {
  let state = seed || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 0x1_0000_0000
  }
}
