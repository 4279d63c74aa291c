import { Group, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { consultaPendencia } from '../../../catalogue/management/pendencia/consulta-pendencia.ts'
import { devolvePendencia, opinaProfessor } from '../../../catalogue/management/pendencia/index.ts'
import type { Answer } from '../../../client/types.ts'
import { useCommand } from '../../api/hooks.ts'
import { CommandForm } from '../../form/CommandForm.tsx'
import { Findings } from '../../ui/Findings.tsx'
import { Section } from '../../ui/Section.tsx'
import { Files } from '../contratos/Files.tsx'
import classes from './Pareceres.module.css'
import { text } from './text.ts'

type Item = Answer<typeof consultaPendencia>

const deeds = {
  aprovar: { command: opinaProfessor, label: text.approve, help: text.approveHelp },
  devolver: { command: devolvePendencia, label: text.sendBack, help: text.sendBackHelp },
} as const
type Deed = keyof typeof deeds

interface Props {
  item: Item
  onDecided: (made: string) => void
}

/** What was delivered, and the form that decides about it, on one page. */
export function Decision({ item, onDecided }: Props) {
  const [deed, setDeed] = useState<Deed>('aprovar')
  const { registro, acoes } = item
  const { parecerEstagiario, parecerConcedente, arquivos } = registro
  return (
    <Stack gap="lg">
      <Section title={text.files} parts={['arquivos']}>
        {arquivos.length > 0 ? <Files arquivos={arquivos} opened /> : <Text size="sm">{text.noFile}</Text>}
      </Section>
      <Said title={text.ofStudent} words={parecerEstagiario?.parecer} />
      <Said title={text.ofHost} words={parecerConcedente?.parecer} />
      <Section title={text.decide}>
        <Stack>
          <Radio.Group aria-label={text.decide} value={deed} onChange={(value) => setDeed(value as Deed)}>
            <Group gap="lg">
              {Object.entries(deeds).map(([value, { label }]) => (
                <Radio key={value} value={value} label={label} className={classes.choice} />
              ))}
            </Group>
          </Radio.Group>
          {arquivos.length > 0 && <Text size="sm">{deeds[deed].help}</Text>}
          <Deciding
            key={deed}
            deed={deed}
            registro={registro}
            action={acoes.find(({ comando }) => comando === deeds[deed].command.id)}
            onDecided={() => onDecided(deeds[deed].label)}
          />
        </Stack>
      </Section>
    </Stack>
  )
}

interface DecidingProps {
  deed: Deed
  registro: Item['registro']
  action: Item['acoes'][number] | undefined
  onDecided: () => void
}

function Deciding({ deed, registro, action, onDecided }: DecidingProps) {
  const { command } = deeds[deed]
  const { mutate, isPending, error } = useCommand<typeof opinaProfessor | typeof devolvePendencia>(command)
  // One idempotency key per form, so that a second press decides once.
  const [key] = useState(() => crypto.randomUUID())
  const [opened] = useState(registro.versao ?? 0)
  const id = registro.identificador ?? 0
  if (!action?.permitido) return <Findings findings={action?.achados ?? []} />
  return (
    <CommandForm
      {...{ command, error }}
      about={{ id, versao: opened }}
      draft={`${command.id}.${id}`}
      busy={isPending}
      onSubmit={(told, onDone) =>
        mutate(
          { input: { ...told, id, versao: opened } as never, key },
          {
            onSuccess: () => {
              onDone()
              onDecided()
            },
          },
        )
      }
    />
  )
}

const Said = ({ title, words }: { title: string; words: string | null | undefined }) =>
  words ? (
    <Section title={title}>
      <Text size="sm" className={classes.words}>
        {words}
      </Text>
    </Section>
  ) : null
