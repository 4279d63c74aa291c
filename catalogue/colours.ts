import type { Tone } from './machines/machine.ts'

/** Text and background of one scheme. */
export interface Pair {
  text: string
  ground: string
}

export interface Scheme {
  /** Text and background of pages. */
  page: Pair
  /** Background of cards, menus and fields. */
  surface: string
  secondary: string
  link: string
  /** Borders of controls, and dividing lines. */
  control: string
  line: string
  danger: string
  tones: Readonly<Record<Tone, Pair>>
}

/** Background of the main button and of selected items in both schemes; its text is white. */
export const accent = '#2B4BB5'

/** Shown beside the name of a state, because colour alone is not accessible. */
export const signs: Readonly<Record<Tone, string>> = {
  neutro: '○',
  espera: '◷',
  andamento: '◐',
  ok: '✓',
  atencao: '!',
  erro: '✗',
  encerrado: '■',
}

export const schemes: Readonly<Record<'light' | 'dark', Scheme>> = {
  light: {
    page: { text: '#1A1E23', ground: '#FFFFFF' },
    surface: '#F6F7F9',
    secondary: '#5A626B',
    link: accent,
    control: '#7B838C',
    line: '#DDE1E6',
    danger: '#9B1C1C',
    tones: {
      neutro: { text: '#3B424A', ground: '#EEF0F3' },
      espera: { text: '#5A2CA0', ground: '#F0E9FC' },
      andamento: { text: '#1B4F9C', ground: '#E4EEFC' },
      ok: { text: '#14613A', ground: '#E1F4E8' },
      atencao: { text: '#7A4300', ground: '#FDF0D5' },
      erro: { text: '#9B1C1C', ground: '#FCE4E4' },
      encerrado: { text: '#4A5159', ground: '#FFFFFF' },
    },
  },
  dark: {
    page: { text: '#E4E8EC', ground: '#16191D' },
    surface: '#1F2328',
    secondary: '#A3ABB3',
    link: '#9DB5FF',
    control: '#7B838C',
    line: '#343A41',
    danger: '#F9B4B4',
    tones: {
      neutro: { text: '#CBD2D9', ground: '#2A2F35' },
      espera: { text: '#D4BDF7', ground: '#33254F' },
      andamento: { text: '#A9CCF8', ground: '#16304F' },
      ok: { text: '#9ADFB5', ground: '#123524' },
      atencao: { text: '#F7CD85', ground: '#3B2A0C' },
      erro: { text: '#F9B4B4', ground: '#451B1B' },
      encerrado: { text: '#AEB6BE', ground: '#16191D' },
    },
  },
}
