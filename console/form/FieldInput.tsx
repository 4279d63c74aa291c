import {
  Button,
  Checkbox,
  Fieldset,
  Group,
  NativeSelect,
  PasswordInput,
  Stack,
  Text,
  Textarea,
  TextInput,
  type TextInputProps,
} from '@mantine/core'
import { type ComponentType, createContext, lazy, Suspense, use, useState } from 'react'
import { plainAmount, writtenAmount } from '../derive/amount.ts'
import {
  type Control,
  type FormField,
  isEmpty,
  isExpected,
  isMeant,
  isRequired,
  type Typed,
  type TypedValue,
} from '../derive/controls.ts'
import { decimal } from '../derive/format.ts'
import { text } from '../text/text.ts'
import { afterDrawing } from '../ui/soon.ts'
import { MaskedInput } from './MaskedInput.tsx'

// Loaded after the first render, so that plain fields and requests of the page come first.
const ChoicesInput = lazy(async () => ({
  default: (await afterDrawing(() => import('./ChoicesInput.tsx'))).ChoicesInput,
}))
const AnswersInput = lazy(async () => ({ default: (await import('./AnswersInput.tsx')).AnswersInput }))
const ContentInput = lazy(async () => ({ default: (await import('./ContentInput.tsx')).ContentInput }))
const RelatedInput = lazy(async () => ({
  default: (await afterDrawing(() => import('./RelatedInput.tsx'))).RelatedInput,
}))

export interface FieldProps {
  field: FormField
  value: TypedValue | undefined
  onChange: (value: TypedValue) => void
  /** Path of the field, as refusals give it. */
  place?: string
  /** Error messages by path. */
  errors?: Readonly<Record<string, string>>
  /** Names of referenced records. */
  names?: Readonly<Record<string, string>>
  /** Label of the empty choice. */
  none?: string
  /** Values of the fields beside it. */
  around?: Typed
  /** Shows documents, postal codes and telephones with their punctuation. */
  masked?: boolean
  /** Fills in a value that the person did not choose. */
  onFill?: ((name: string, value: string, called: string) => void) | undefined
}

/** Inputs of a page's own for some fields of its form, by the name of the field. */
export const OwnInputs = createContext<Readonly<Record<string, ComponentType<FieldProps>>>>({})

type Changed = { currentTarget: { value: string } }

/** Input for the kind of a field, with a placeholder while its code loads. */
export function FieldInput(props: FieldProps) {
  const { name, label, help, required } = props.field
  const Own = use(OwnInputs)[name]
  if (Own) return <Own {...props} />
  const place = (
    <TextInput label={label} required={required} readOnly value="" description={help || undefined} />
  )
  return (
    <Suspense fallback={place}>
      <KnownInput {...props} />
    </Suspense>
  )
}

function KnownInput({
  field,
  value,
  onChange,
  place = field.name,
  errors = {},
  names = {},
  none = field.required ? text.form.choose : text.form.none,
  around = {},
  masked = false,
  onFill,
}: FieldProps) {
  const { name, label, help, required, control, mask } = field
  const common = {
    name,
    label,
    error: errors[place],
    required,
    'data-field': place,
    ...(help ? { description: help } : {}),
  }
  const text = {
    ...common,
    value: typeof value === 'string' ? value : '',
    onChange: ({ currentTarget }: Changed) => onChange(currentTarget.value),
  }
  switch (control.kind) {
    case 'choices':
      return (
        <ChoicesInput
          {...common}
          options={control.options}
          placeholder={none}
          value={[value].flat().filter((one) => typeof one === 'string' && one !== '') as string[]}
          onChange={onChange}
        />
      )
    case 'choice':
      return <NativeSelect {...text} data={[{ value: '', label: none }, ...control.options]} />
    case 'tick':
      return (
        <Checkbox
          {...common}
          label={
            <>
              {label}
              <Text span inherit c="var(--mantine-color-error)" aria-hidden="true">
                {' *'}
              </Text>
            </>
          }
          aria-invalid={common.error !== undefined}
          checked={value === control.value}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? control.value : '')}
        />
      )
    case 'day':
      return <TextInput {...text} type="date" />
    case 'month':
      return <TextInput {...text} type="month" />
    case 'time':
      return <TextInput {...text} type="time" />
    case 'number':
      return <TextInput {...text} inputMode="numeric" />
    case 'decimal':
      return <DecimalInput {...text} money={control.money} onSettle={onChange} />
    case 'content':
      return <ContentInput {...common} of={control.of} value={text.value} onChange={onChange} />
    case 'answers':
      return (
        <AnswersInput
          {...{ place, errors, onChange }}
          value={Array.isArray(value) ? (value as readonly Typed[]) : []}
        />
      )
    case 'password':
      return <PasswordInput {...text} autoComplete="off" />
    case 'lines':
      return <Textarea {...text} autosize minRows={3} />
    case 'line':
      return mask && masked ? (
        <MaskedInput {...common} mask={mask} value={text.value} onChange={onChange} />
      ) : (
        <TextInput {...text} />
      )
    case 'related':
      return (
        <RelatedInput
          {...common}
          noun={control.noun}
          among={control.among}
          around={around}
          onFill={onFill && ((next, called) => onFill(name, next, called))}
          value={text.value}
          placeholder={none}
          {...{ onChange, names }}
        />
      )
    case 'rows': {
      const rows = Array.isArray(value) ? (value as readonly Typed[]) : []
      return <RowsInput {...{ field, control, place, errors, names, onChange }} rows={rows} />
    }
    case 'group':
      return (
        <GroupInput
          fields={control.fields}
          typed={(value ?? {}) as Typed}
          within={`${place}.`}
          {...{ errors, names, onChange }}
        />
      )
  }
}

interface DecimalProps extends TextInputProps {
  value: string
  money: true | undefined
  onSettle: (value: string) => void
}

/** Money is written with its separators when the field is left; until then the field says how it is read. */
function DecimalInput({ money, onSettle, ...input }: DecimalProps) {
  const [writing, setWriting] = useState(false)
  const settle = () => {
    setWriting(false)
    const written = writtenAmount(input.value)
    if (money && written !== input.value) onSettle(written)
  }
  const told = writing || !money ? readBack(input.value, input.description as string | undefined) : {}
  return (
    <TextInput {...input} {...told} inputMode="decimal" onFocus={() => setWriting(true)} onBlur={settle} />
  )
}

/** Says how an amount with thousands is understood. */
function readBack(value: string, description: string | undefined) {
  const plain = plainAmount(value)
  if (plain === value.replace(',', '.') || !/^-?\d+(\.\d+)?$/.test(plain)) return {}
  return { description: [description, text.form.readAs(decimal(plain))].filter(Boolean).join(' ') }
}

interface GroupProps extends Pick<FieldProps, 'errors' | 'names' | 'onFill'> {
  fields: readonly FormField[]
  typed: Typed
  onChange: (typed: Typed) => void
  /** Path prefix of its fields in a refusal. */
  within?: string
  /** Path of the field to focus. It is shown even if others are folded. */
  sought?: string | undefined
}

/** Whether a field, or one inside it, is wrong. */
export const hasError = (errors: Readonly<Record<string, string>>, place: string): boolean =>
  Object.keys(errors).some((one) => one.startsWith(place) && /^($|[.[])/.test(one.slice(place.length)))

/** In longer forms, required and filled fields come first; a button shows the others. */
const most = 12

export function GroupInput({
  fields,
  typed,
  onChange,
  onFill,
  within = '',
  sought,
  errors = {},
  names = {},
}: GroupProps) {
  const [opened, setOpened] = useState(false)
  const asked = fields
    .filter((field) => isMeant(field, typed))
    .map((field) => ({ ...field, required: isRequired(field, typed) }))
  const [filled] = useState(() => new Set(fields.flatMap(({ name }) => (isEmpty(typed[name]) ? [] : [name]))))
  const first = (field: FormField) =>
    field.required ||
    field.name === sought ||
    filled.has(field.name) ||
    !isEmpty(typed[field.name]) ||
    hasError(errors, within + field.name) ||
    isExpected(field, typed)
  const long = asked.length > most && asked.some((field) => !first(field))
  const shown = long && !opened ? asked.filter(first) : asked
  return (
    <Stack>
      {shown.map((field) => (
        <FieldInput
          key={field.name}
          field={field}
          place={within + field.name}
          value={typed[field.name]}
          onChange={(value) => onChange({ ...typed, [field.name]: value })}
          around={typed}
          masked
          {...{ errors, names, onFill }}
        />
      ))}
      {long && !opened && (
        <Button variant="default" onClick={() => setOpened(true)} style={{ alignSelf: 'start' }}>
          {text.form.more(asked.length - shown.length)}
        </Button>
      )}
    </Stack>
  )
}

interface RowsProps extends Pick<FieldProps, 'errors' | 'names'> {
  field: FormField
  control: Extract<Control, { kind: 'rows' }>
  place: string
  rows: readonly Typed[]
  onChange: (rows: readonly Typed[]) => void
}

function RowsInput({ field, control, place, rows, onChange, errors = {}, names = {} }: RowsProps) {
  const { label, help } = field
  // A long row has no room for a button beside it.
  const tall = control.fields.length > 4
  return (
    <Fieldset legend={label} data-field={place} data-wrong={errors[place] && true}>
      <Stack gap="sm">
        {help && (
          <Text size="sm" c="dimmed">
            {help}
          </Text>
        )}
        {errors[place] && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {errors[place]}
          </Text>
        )}
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key other than their position
          <Group key={at} align="end" wrap={tall ? 'wrap' : 'nowrap'}>
            <div style={{ flex: tall ? '1 0 100%' : 1 }}>
              <GroupInput
                fields={control.fields}
                typed={row}
                within={`${place}[${at + 1}].`}
                onChange={(next) => onChange(rows.with(at, next))}
                {...{ errors, names }}
              />
            </div>
            {control.ordered && (
              <Button
                variant="default"
                disabled={at === 0}
                aria-label={text.form.moveUp(label, at + 1)}
                onClick={() => onChange(rows.with(at - 1, row).with(at, rows[at - 1]!))}
              >
                ↑
              </Button>
            )}
            <Button
              variant="default"
              aria-label={text.form.removeRow(label, at + 1)}
              onClick={() => onChange(rows.toSpliced(at, 1))}
            >
              {text.form.remove}
            </Button>
          </Group>
        ))}
        {rows.length < control.most && (
          <Button
            variant="default"
            style={{ alignSelf: 'start' }}
            aria-label={text.form.add(label)}
            onClick={() => onChange([...rows, {}])}
          >
            {text.form.addOne}
          </Button>
        )}
      </Stack>
    </Fieldset>
  )
}
