import { Group, Stack, Text, Title } from '@mantine/core'
import { use, useEffect, useRef } from 'react'
import { consultaContrato } from '../../../catalogue/management/contrato/consulta-contrato.ts'
import { verificaModelo } from '../../../catalogue/management/modelo/verifica-modelo.ts'
import { useSession } from '../../api/hooks.ts'
import { formOf } from '../../derive/controls.ts'
import { mayCall } from '../../derive/doors.ts'
import { FieldInput } from '../../form/FieldInput.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { type Checked, type Fault, ShowingContext, useChecked } from './checked.ts'
import classes from './Modelos.module.css'
import { text } from './text.ts'

type Block = NonNullable<Checked['blocos']>[number]

const contractField = formOf(verificaModelo.input).find(({ name }) => name === 'contrato')!

interface Props {
  typed: { tipo?: unknown; corpo?: unknown }
  onContract: (id: string) => void
}

/** The document that the text would give, with each fault before the part at its line. */
export function TemplatePreview({ typed, onContract }: Props) {
  const { tipo, contrato, line, onLine } = use(ShowingContext)
  const session = useSession()
  const { data, error, isFetching, refetch } = useChecked(typed)
  const paper = useRef<HTMLElement>(null)
  const parts = inOrder(data?.blocos ?? [], data?.falhas ?? [])
  // The last part that begins at the line of the caret or before.
  const current = parts.findLast((part) => part.linha !== null && part.linha <= line)
  const at = current && parts.indexOf(current)
  useEffect(() => {
    const [box, part] = [paper.current, at === undefined ? undefined : paper.current?.children[at]]
    if (!box || !(part instanceof HTMLElement)) return
    const top = part.offsetTop - box.offsetTop
    if (top < box.scrollTop || top > box.scrollTop + box.clientHeight - 80) box.scrollTop = top - 40
  }, [at])
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Title order={2}>{text.preview}</Title>
        <Text size="xs" c="dimmed" role="status">
          {isFetching ? text.checking : ''}
        </Text>
      </Group>
      <Text size="sm" c="dimmed">
        {tipo || typed.tipo
          ? [text.previewText, onLine && text.caretText].filter(Boolean).join(' ')
          : text.choose}
      </Text>
      {mayCall(session, consultaContrato) && (
        <FieldInput
          field={{ ...contractField, label: text.contract, help: '' }}
          none={text.sample}
          value={contrato}
          onChange={(value) => onContract(String(value))}
        />
      )}
      {error && <Notice error={error} onRetry={() => void refetch()} />}
      {!data && isFetching && <Loading />}
      {data && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
        <section ref={paper} className={classes.paper} aria-label={text.preview} tabIndex={0}>
          {parts.map((part) => (
            <Part key={part.key} {...{ part }} current={part === current} />
          ))}
        </section>
      )}
    </Stack>
  )
}

type Part = { key: string; linha: number | null } & ({ block: Block } | { fault: Fault })

/** Parts and faults in the order of their lines; a fault stands before the part that begins there. */
function inOrder(blocks: readonly Block[], faults: readonly Fault[]): Part[] {
  const parts: Part[] = [
    ...faults.map((fault) => ({ key: `falha ${fault.linha} ${fault.mensagem}`, linha: fault.linha, fault })),
    ...blocks.map((block, at) => ({ key: `parte ${at}`, linha: block.linha, block })),
  ]
  return parts.toSorted((one, other) => (one.linha ?? 0) - (other.linha ?? 0))
}

function Part({ part, current }: { part: Part; current: boolean }) {
  const mark = current ? classes.current : ''
  if ('fault' in part) return <p className={`${classes.fault} ${mark}`}>{part.fault.mensagem}</p>
  const { especie, texto, celulas } = part.block
  if (especie !== 'table') return <p className={`${classes[especie] ?? ''} ${mark}`}>{texto}</p>
  const [head = [], ...rows] = [...Map.groupBy(celulas ?? [], ({ fila }) => fila).values()]
  return (
    <table className={mark}>
      <thead>
        <tr>
          {head.map((cell, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
            <th key={at}>{cell.texto}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]!.fila}>
            {row.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
              <td key={at}>{cell.texto}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
