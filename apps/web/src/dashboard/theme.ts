import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'
import { scaleOf } from '../lib/color/brand.ts'
import { parseHex } from '../lib/color/oklch.ts'

const tokenScale = (name: string): MantineColorsTuple =>
  Array.from({ length: 10 }, (_, step) => `var(--k-${name}-${step})`) as unknown as MantineColorsTuple

const madeScale = (hex: string): MantineColorsTuple =>
  scaleOf(parseHex(hex) ?? { c: 0, h: 0 }) as unknown as MantineColorsTuple

/** Mantine in the ink and type of the dashboard. Sizes are those of a mouse; coarse pointers get 44 px in the sheets. */
export const theme = createTheme({
  colors: {
    stone: tokenScale('stone'),
    ink: tokenScale('ink'),
    rubric: tokenScale('rubric'),
    danger: madeScale('#cb4951'),
    ok: madeScale('#498d5e'),
    warn: madeScale('#a47024'),
  },
  primaryColor: 'ink',
  primaryShade: { light: 8, dark: 1 },
  fontFamily: 'var(--k-sans)',
  headings: { fontFamily: 'var(--k-serif)', fontWeight: '500', textWrap: 'balance', sizes: headingSizes() },
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '16px', sm: '18px', md: '20px', lg: '24px', xl: '26px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '5px', sm: '8px', md: '12px', lg: '18px', xl: '99px' },
  defaultRadius: 'sm',
  shadows: { xs: 'var(--k-shadow-1)', md: 'var(--k-shadow-2)', xl: 'var(--k-shadow-3)' },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  autoContrast: false,
  variantColorResolver: variants(),
})

function headingSizes() {
  return {
    h1: { fontSize: '22px', lineHeight: '28px' },
    h2: { fontSize: '20px', lineHeight: '26px' },
    h3: { fontSize: '14px', lineHeight: '20px', fontWeight: '600' },
  }
}

/** Four looks of a button, no more: filled (once in a view), default, subtle, danger. */
function variants(): VariantColorsResolver {
  const plain = {
    background: 'transparent',
    border: '1px solid transparent',
    color: 'var(--k-text)',
    hover: 'var(--k-hover)',
  }
  const outline = { ...plain, background: 'var(--k-surface)', border: '1px solid var(--k-line-2)' }
  const looks: Record<string, typeof plain> = {
    filled: {
      background: 'var(--k-fill)',
      border: '1px solid transparent',
      color: 'var(--k-on-fill)',
      hover: 'var(--k-fill-hover)',
    },
    default: outline,
    subtle: plain,
    danger: {
      ...outline,
      border: '1px solid var(--k-danger-line)',
      color: 'var(--k-danger)',
      hover: 'var(--k-danger-tint)',
    },
  }
  return ({ variant }) => looks[variant] ?? outline
}

/** Ties Mantine's own names to our tokens; they hold both appearances already, so one table serves light and dark. */
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: tied, dark: tied })

const tied = {
  '--mantine-color-body': 'var(--k-page)',
  '--mantine-color-text': 'var(--k-text)',
  '--mantine-color-dimmed': 'var(--k-text-2)',
  '--mantine-color-placeholder': 'var(--k-text-3)',
  '--mantine-color-default': 'var(--k-surface)',
  '--mantine-color-default-border': 'var(--k-line-2)',
  '--mantine-color-default-hover': 'var(--k-hover)',
  '--mantine-color-anchor': 'var(--k-link)',
  '--mantine-color-error': 'var(--k-danger)',
  '--mantine-color-success': 'var(--k-ok)',
  '--mantine-color-disabled': 'var(--k-sunken)',
  '--mantine-color-disabled-color': 'var(--k-text-3)',
  '--mantine-primary-color-filled': 'var(--k-fill)',
  '--mantine-primary-color-filled-hover': 'var(--k-fill-hover)',
  '--mantine-primary-color-contrast': 'var(--k-on-fill)',
  '--mantine-primary-color-light': 'var(--k-tint)',
  '--mantine-primary-color-light-color': 'var(--k-tint-text)',
}
