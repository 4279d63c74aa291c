import { Anchor, Input, Select, Stack, Text } from '@mantine/core'
import { use, useEffect, useId, useRef } from 'react'
import type { FieldProps } from '../../form/FieldInput.tsx'
import { Sign } from '../../ui/Sign.tsx'
import { type Checked, type Fault, ShowingContext, useChecked } from './checked.ts'
import classes from './Modelos.module.css'
import { text } from './text.ts'

/** Input for the text of a template: numbered lines, fields to insert, and what is wrong where. */
export function TemplateEditor({
  field,
  value,
  onChange,
  place = field.name,
  errors = {},
  around = {},
}: FieldProps) {
  const written = typeof value === 'string' ? value : ''
  const { tipo, onLine } = use(ShowingContext)
  const { data, isPlaceholderData } = useChecked({ tipo: around.tipo, corpo: written })
  const area = useRef<HTMLTextAreaElement>(null)
  const mirror = useRef<HTMLDivElement>(null)
  const id = useId()
  const lines = written.split('\n')
  const faults = written === '' ? [] : (data?.falhas ?? [])
  const wrong = new Set(faults.map(({ linha }) => linha))
  usePlatformText({ fresh: tipo === undefined && !isPlaceholderData ? data : undefined, written, onChange })

  const tellLine = () => {
    const at = area.current?.selectionStart ?? 0
    onLine?.(written.slice(0, at).split('\n').length)
  }
  const goTo = (line: number) => {
    const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
    area.current?.focus({ preventScroll: true })
    area.current?.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
    mirror.current?.children[line - 1]?.scrollIntoView({ block: 'nearest' })
    onLine?.(line)
  }
  const insert = (name: string) => {
    const target = area.current
    if (!target) return
    target.focus({ preventScroll: true })
    target.setRangeText(`{{${name}}}`, target.selectionStart, target.selectionEnd, 'end')
    // React hears of it as of typing.
    target.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <Stack gap="xs">
      <details>
        <summary>{text.howTo}</summary>
        <dl className={classes.marks}>
          {text.marks.map(([mark, meaning]) => (
            <div key={mark} style={{ display: 'contents' }}>
              <dt>{mark}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </details>
      <FieldChoice campos={data?.campos ?? []} onChoose={insert} />
      <Input.Wrapper
        id={id}
        label={field.label}
        required={field.required}
        error={errors[place]}
        data-field={place}
      >
        <div className={classes.scroller}>
          <div ref={mirror} className={classes.mirror} aria-hidden="true">
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
              <div key={at} className={wrong.has(at + 1) ? classes.wrong : undefined}>
                {line || '\u200b'}
              </div>
            ))}
          </div>
          <textarea
            ref={area}
            id={id}
            name={field.name}
            className={classes.area}
            value={written}
            spellCheck
            aria-invalid={faults.length > 0 || errors[place] !== undefined}
            aria-describedby={`${id}-estado`}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            onSelect={tellLine}
          />
        </div>
      </Input.Wrapper>
      <div id={`${id}-estado`} role="status">
        <Faults faults={faults} goTo={goTo} checked={written !== '' && data !== undefined} />
      </div>
    </Stack>
  )
}

interface Filling {
  fresh: Checked | undefined
  written: string
  onChange: (value: string) => void
}

/** A new template starts with the platform's text of its type, until the person writes another. */
function usePlatformText({ fresh, written, onChange }: Filling) {
  const given = useRef('')
  useEffect(() => {
    const own = fresh?.corpo
    if (!own || own === written || (written !== '' && written !== given.current)) return
    given.current = own
    onChange(own)
  }, [fresh, written, onChange])
}

interface FieldChoiceProps {
  campos: NonNullable<Checked['campos']>
  onChoose: (name: string) => void
}

function FieldChoice({ campos, onChoose }: FieldChoiceProps) {
  const data = campos.map(({ campo, texto, valor, lista }) => ({
    value: `${lista} ${campo}`,
    label: [campo, texto, lista && text.ofList(lista), valor && `“${valor.slice(0, 60)}”`]
      .filter(Boolean)
      .join(' · '),
  }))
  return (
    <Select
      label={text.field}
      description={text.fieldHelp}
      data={data}
      value={null}
      searchable
      limit={60}
      nothingFoundMessage={text.noFields}
      onChange={(chosen) => chosen && onChoose(chosen.split(' ').at(-1)!)}
    />
  )
}

interface FaultsProps {
  faults: readonly Fault[]
  goTo: (line: number) => void
  checked: boolean
}

function Faults({ faults, goTo, checked }: FaultsProps) {
  if (faults.length === 0) return checked ? <Text size="sm">{text.fine}</Text> : null
  return (
    <Stack gap={6}>
      <Text size="sm" fw={600}>
        {text.faults(faults.length)}
      </Text>
      <ul className={classes.faults}>
        {faults.map(({ linha, mensagem }) => (
          <li key={`${linha} ${mensagem}`}>
            <Sign tone="erro" /> <Text span size="sm">{`${mensagem} `}</Text>
            {linha !== null && (
              <Anchor component="button" type="button" size="sm" onClick={() => goTo(linha)}>
                {text.goTo(linha)}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  )
}
