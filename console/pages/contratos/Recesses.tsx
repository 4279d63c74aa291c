import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { alteraRecesso, cancelaRecesso } from '../../../catalogue/management/contrato/index.ts'
import type { CommandOperation } from '../../../catalogue/operation.ts'
import type { Action } from '../../../client/types.ts'
import { useSession } from '../../api/hooks.ts'
import { mayCall } from '../../derive/doors.ts'
import { day } from '../../derive/format.ts'
import { type Made, MoveDialog } from '../../machine/MoveDialog.tsx'
import { say } from '../../text/say.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import type { Contract } from './contract.ts'
import { text } from './record-text.ts'

type Recess = Contract['recessos'][number]

/** Commands on a recess: the page offers them beside each one. */
export const recessCommands: readonly CommandOperation[] = [alteraRecesso, cancelaRecesso]

/** Removes the field of the recess, because the row supplies it. */
function ofRow(command: CommandOperation): CommandOperation {
  const { recesso, ...input } = command.input
  return { ...command, input }
}

interface Props {
  id: number
  contract: Contract
  actions: readonly Action[]
  onMade: (action: Action, made: Made) => void
}

/** Days of recess of a contract's number, each with what can be done about it. */
export function Recesses({ id, contract, actions, onMade }: Props) {
  const session = useSession()
  const [asked, setAsked] = useState<{ command: CommandOperation; action: Action; recess: Recess }>()
  const open = recessCommands.flatMap((command) => {
    const action = actions.find(({ comando, permitido }) => permitido && comando === command.id)
    return action && mayCall(session, command) ? [{ command, action }] : []
  })
  const period = ({ inicio, termino }: Recess) => text.period(day(inicio ?? ''), day(termino ?? ''))
  const columns = [
    { label: text.recess, cell: period },
    { label: text.by, cell: ({ usuario }: Recess) => usuario },
    {
      label: '',
      cell: (recess: Recess) => (
        <Group gap="xs" justify="end">
          {open.map(({ command, action }) => (
            <Button
              key={command.id}
              size="compact-sm"
              variant="default"
              aria-label={text.of(say(command.rotulo), period(recess))}
              onClick={() => setAsked({ command, action, recess })}
            >
              {say(command.rotulo)}
            </Button>
          ))}
        </Group>
      ),
    },
  ]
  return (
    <>
      <DataTable
        label={text.recesses}
        columns={open.length > 0 ? columns : columns.slice(0, 2)}
        rows={contract.recessos}
        keyOf={({ identificador }) => String(identificador)}
      />
      {asked && (
        <MoveDialog
          key={`${asked.command.id}${asked.recess.identificador}`}
          command={ofRow(asked.command)}
          action={asked.action}
          id={id}
          version={Number(contract.versao)}
          record={contract}
          fixed={{ recesso: asked.recess.identificador }}
          given={
            asked.command === alteraRecesso
              ? { inicio: asked.recess.inicio ?? '', termino: asked.recess.termino ?? '' }
              : {}
          }
          onClose={() => setAsked(undefined)}
          onMade={(made) => {
            setAsked(undefined)
            onMade(asked.action, made)
          }}
        />
      )}
    </>
  )
}
