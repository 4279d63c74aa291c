import { Fieldset } from '@mantine/core'
import { useState } from 'react'
import type { Operation } from '../../../catalogue/operation.ts'
import { bodyOf, tryFields, typedOf } from '../../derive/try-form.ts'
import { GroupInput } from '../../form/FieldInput.tsx'
import { text } from './text.ts'

interface Props {
  operation: Operation
  /** Body when the form was opened. */
  body: Readonly<Record<string, unknown>>
  onChange: (body: string) => void
}

/** Form of a request body; changes are written to the JSON too. */
export function FormSide({ operation, body, onChange }: Props) {
  const [before] = useState(body)
  const [fields] = useState(() => tryFields(operation))
  const [typed, setTyped] = useState(() => typedOf(fields, before))
  return (
    <Fieldset legend={text.fields} variant="unstyled">
      <GroupInput
        {...{ fields, typed }}
        onChange={(next) => {
          setTyped(next)
          onChange(JSON.stringify(bodyOf(fields, next, before), null, 2))
        }}
      />
    </Fieldset>
  )
}
