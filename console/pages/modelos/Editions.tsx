import { NativeSelect, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { modeloMachine } from '../../../catalogue/machines/modelo.ts'
import { consultaModelo } from '../../../catalogue/management/modelo/consulta-modelo.ts'
import { listaModelos } from '../../../catalogue/management/modelo/lista-modelos.ts'
import { verificaModelo } from '../../../catalogue/management/modelo/verifica-modelo.ts'
import type { Input } from '../../../client/types.ts'
import { useListing, useQuestion, useRecord } from '../../api/hooks.ts'
import { aroundChanges, lineChanges } from '../../derive/line-changes.ts'
import { stateLabel } from '../../derive/states.ts'
import { Loading } from '../../ui/Loading.tsx'
import { Section } from '../../ui/Section.tsx'
import { RelatedLists } from '../cadastros/RelatedLists.tsx'
import classes from './Modelos.module.css'
import { text } from './text.ts'

interface Props {
  id: number
  tipo: string
  corpo: string
}

/** Value of the choice that stands for the platform's own text. */
const platform = 'plataforma'

/** The editions of a document's template, and what this one changes of another. */
export function Editions({ id, tipo, corpo }: Props) {
  const input = { tipo, quantidade: 50, ordem: '-atualizacao' } as Input<typeof listaModelos>
  const { data } = useListing(listaModelos, input)
  const others = (data?.elementos ?? []).filter((one) => one.id !== id)
  const published = others.find(({ situacao }) => situacao === modeloMachine.moves.publicar.to)
  const [chosen, setChosen] = useState<string>()
  const against = chosen ?? String(published?.id ?? others[0]?.id ?? platform)
  const options = [
    ...others.map((one) => ({
      value: String(one.id),
      label: `${one.titulo}, ${text.edition(one.edicao ?? 0)} (${stateLabel(modeloMachine, one.situacao ?? '')})`,
    })),
    { value: platform, label: text.platform },
  ]
  return (
    <>
      <RelatedLists
        lists={[
          {
            noun: 'modelo',
            title: text.editions,
            search: { tipo, ordem: '-atualizacao' },
            columns: ['titulo', 'edicao', 'situacao', 'autor', 'atualizacao'],
          },
        ]}
        of={{ noun: 'modelo', id, called: tipo }}
      />
      <Text size="sm" c="dimmed">
        {text.editionsText}
      </Text>
      {data && (
        <Section title={text.compare}>
          <Stack gap="sm">
            <NativeSelect
              aria-label={text.compare}
              data={options}
              value={against}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
              maw={480}
            />
            {against === platform ? (
              <AgainstPlatform {...{ tipo, corpo }} />
            ) : (
              <AgainstEdition id={Number(against)} corpo={corpo} />
            )}
          </Stack>
        </Section>
      )}
    </>
  )
}

type Compared = Pick<Props, 'corpo'> & { before: string | undefined }

function AgainstEdition({ id, corpo }: { id: number; corpo: string }) {
  const { data } = useRecord(consultaModelo, { id })
  return <Changes corpo={corpo} before={data?.registro.corpo} />
}

/** A check without a text gives that of the platform. */
function AgainstPlatform({ tipo, corpo }: { tipo: string; corpo: string }) {
  const { data } = useQuestion('verificacao', verificaModelo, { tipo } as Input<typeof verificaModelo>)
  return <Changes corpo={corpo} before={data?.corpo} />
}

function Changes({ before, corpo }: Compared) {
  if (before === undefined) return <Loading />
  const changes = lineChanges(before, corpo)
  if (!changes) return <Text size="sm">{text.tooLong}</Text>
  const shown = aroundChanges(changes)
  if (shown.length === 0) return <Text size="sm">{text.same}</Text>
  return (
    <div>
      {shown.map(({ kind, text: words, line }) => (
        <div key={`${kind} ${line}`} className={`${classes.change} ${kind === 'same' ? '' : classes[kind]}`}>
          <span>{kind === 'same' ? line : kind === 'removed' ? text.removed : text.added}</span>
          <span>{words || '\u200b'}</span>
        </div>
      ))}
    </div>
  )
}
