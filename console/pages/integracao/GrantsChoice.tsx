import { Checkbox, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { type Grant, isRight, type Right } from '../../../catalogue/doors.ts'
import { rightOfScope } from '../../../catalogue/management/credencial/parts.ts'
import { useSession } from '../../api/hooks.ts'
import type { Session } from '../../api/session.ts'
import { grantName } from './grant-name.ts'
import { text } from './text.ts'

const rightFor = (grant: Grant): Right => (isRight(grant) ? grant : rightOfScope[grant])

/** Grants that the person holds and so may give. */
export const givable = ({ pessoa }: Session, possible: readonly Grant[]): readonly Grant[] =>
  possible.filter((grant) => pessoa?.permissoes.includes(rightFor(grant)))

interface Props {
  possible: readonly Grant[]
  value: readonly Grant[]
  onChange: (next: readonly Grant[]) => void
  error: ReactNode
}

/** Grants of a credential. Those that the person lacks are shown but cannot be given. */
export function GrantsChoice({ possible, value, onChange, error }: Props) {
  const own = givable(useSession(), possible)
  return (
    <Checkbox.Group
      label={text.opens}
      value={own.filter((one) => value.includes(one))}
      onChange={(next) => onChange(next as Grant[])}
      error={error}
      data-wrong={error && true}
    >
      <Stack gap={6} mt={6}>
        {possible.map((grant) => (
          <Checkbox
            key={grant}
            value={grant}
            disabled={!own.includes(grant)}
            label={grantName(grant)}
            description={!own.includes(grant) && text.lacking(rightFor(grant))}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
