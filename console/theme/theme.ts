import {
  type AnchorProps,
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type ModalProps,
  type PasswordInputProps,
} from '@mantine/core'
import { accent, type Scheme, schemes } from '../../catalogue/colours.ts'
import { tones } from '../../catalogue/machines/machine.ts'

/** Ten shades for Mantine. The shade used by components never changes, so neither does its contrast. */
const shades = (colour: string): MantineColorsTuple => [
  '#EEF1FB',
  '#DCE3F7',
  '#B9C6EF',
  '#9DB5FF',
  '#6D86D6',
  '#4B67C6',
  colour,
  '#243F98',
  '#1C327A',
  '#14255B',
]

/** `seePassword` names the button that shows a password. */
export const themeWith = (seePassword: string) =>
  createTheme({
    primaryColor: 'vinculo',
    primaryShade: 6,
    colors: { vinculo: shades(accent) },
    fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
    fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
    headings: { fontWeight: '600', sizes: { h1: { fontSize: '1.5rem' }, h2: { fontSize: '1.125rem' } } },
    defaultRadius: 'sm',
    cursorType: 'pointer',
    focusRing: 'auto',
    respectReducedMotion: true,
    // By name: importing the components would load them with the first page.
    components: {
      // Colour alone does not distinguish a link from text.
      Anchor: { defaultProps: { underline: 'always' } satisfies AnchorProps },
      PasswordInput: {
        defaultProps: {
          visibilityToggleButtonProps: { 'aria-label': seePassword },
        } satisfies PasswordInputProps,
      },
      // A page has one banner landmark, and the header of a dialog is none.
      Modal: { defaultProps: { attributes: { header: { role: 'none' } } } satisfies Partial<ModalProps> },
    },
  })

const named = (scheme: Scheme): Record<string, string> => ({
  '--mantine-color-body': scheme.page.ground,
  '--mantine-color-text': scheme.page.text,
  '--mantine-color-dimmed': scheme.secondary,
  '--mantine-color-placeholder': scheme.secondary,
  '--mantine-color-anchor': scheme.link,
  '--mantine-color-error': scheme.danger,
  '--mantine-color-default-border': scheme.control,
  '--mantine-color-default': scheme.page.ground,
  '--mantine-color-default-hover': scheme.surface,
  '--vinculo-surface': scheme.surface,
  '--vinculo-line': scheme.line,
  '--vinculo-control': scheme.control,
  '--vinculo-danger': scheme.danger,
  ...Object.fromEntries(
    tones.flatMap((tone) => [
      [`--tom-${tone}`, scheme.tones[tone].text],
      [`--tom-${tone}-fundo`, scheme.tones[tone].ground],
    ]),
  ),
})

/** Tokens under Mantine's names and under our own. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: named(schemes.light),
  dark: named(schemes.dark),
})
