import { readFileSync } from 'node:fs'
import { accent, type Scheme, schemes } from '../../../catalogue/colours.ts'

const base = readFileSync(new URL('base.css', import.meta.url), 'utf8')

const named = ({ page, surface, secondary, link, control, line, tones }: Scheme) => ({
  text: page.text,
  ground: page.ground,
  surface,
  soft: secondary,
  link,
  control,
  line,
  ...Object.fromEntries(
    (['ok', 'atencao', 'erro', 'neutro', 'encerrado'] as const).flatMap((tone) => [
      [tone, tones[tone].text],
      [`${tone}-ground`, tones[tone].ground],
    ]),
  ),
})

const variables = (values: Readonly<Record<string, string>>) =>
  `:root{${Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}\n`

/** Style of pages outside the console, in the console's colours. The browser's preference chooses the scheme. */
export const smallStyle = `${variables({ accent, ...named(schemes.light) })}@media (prefers-color-scheme:dark){${variables(
  named(schemes.dark),
)}}\n${base}`
