import { Group, type MantineColorScheme, NativeSelect, useMantineColorScheme } from '@mantine/core'
import type { Language } from '../../../catalogue/phrase.ts'
import { speak } from '../../api/speak.ts'
import { language, languages } from '../../text/language.ts'
import { Section } from '../../ui/Section.tsx'
import { text } from './text.ts'

/** Language and colours, stored in this browser. */
export function Looks() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Section title={text.looks}>
      <Group align="end">
        <NativeSelect
          label={text.language}
          value={language}
          onChange={({ currentTarget: { value } }) => speak(value as Language)}
          data={Object.entries(languages).map(([value, label]) => ({ value, label }))}
        />
        <NativeSelect
          label={text.colours}
          value={colorScheme}
          onChange={({ currentTarget: { value } }) => setColorScheme(value as MantineColorScheme)}
          data={Object.entries(text.schemes).map(([value, label]) => ({ value, label }))}
        />
      </Group>
    </Section>
  )
}
