import { type BrandPalette, brandPalette } from './brand.ts'

/**
 * The style sheet a business's colour becomes, for the `<head>`: tokens of the public faces, light and dark at once.
 * Holds nothing but numbers we computed, so it needs no escaping.
 */
export function brandStyle(brandColor: string | null): string {
  const palette = brandPalette(brandColor)
  const rules = [...tokenRules(palette), ...pavementRules(palette)]
  return `[data-face]:not([data-face=dashboard]){${rules.join(';')}}`
}

const tokenRules = ({ light, dark }: BrandPalette): string[] =>
  (Object.keys(light) as (keyof typeof light)[]).map((name) => `--k-${name}:light-dark(${light[name]},${dark[name]})`)

const pavementRules = ({ pavement }: BrandPalette): string[] =>
  (Object.keys(pavement) as (keyof typeof pavement)[]).map(
    (name) => `--pave-${name}:light-dark(${pavement[name].light},${pavement[name].dark})`,
  )
