import { Anchor, Button } from '@mantine/core'
import { useState } from 'react'
import { convidaUsuarios } from '../../../catalogue/management/acesso/convida.ts'
import { listaUsuarios } from '../../../catalogue/management/usuario/lista-usuarios.ts'
import { useSession } from '../../api/hooks.ts'
import { mayCall } from '../../derive/doors.ts'
import { day, moment } from '../../derive/format.ts'
import { nounOf } from '../../derive/noun.ts'
import { BulkBar } from '../../table/BulkBar.tsx'
import { Listed } from '../../table/Listed.tsx'
import { useSelection } from '../../table/selection.ts'
import { Tick } from '../../table/Tick.tsx'
import { text as shared } from '../../text/text.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Tone } from '../../ui/Tone.tsx'
import type { User } from './shown.ts'
import { text } from './text.ts'
import { UserForm } from './UserForm.tsx'

/** What can be done with many users. */
const users = nounOf(undefined, [listaUsuarios, convidaUsuarios], {
  name: 'nome',
  beside: 'login',
  columns: ['nome'],
})

export function Usuarios() {
  const session = useSession()
  const selection = useSelection()
  const [edited, setEdited] = useState<User | 'new'>()
  return (
    <>
      <Listed
        listing={listaUsuarios}
        slug="usuarios"
        title={text.people}
        intro={text.peopleIntro}
        actions={<Button onClick={() => setEdited('new')}>{text.newUser}</Button>}
        empty={text.empty}
      >
        {(users, { stale }) => (
          <DataTable
            label={shared.list.table(text.people)}
            rows={users}
            keyOf={({ id }) => id ?? 0}
            stale={stale}
            columns={[
              ...(mayCall(session, convidaUsuarios)
                ? [
                    {
                      label: text.choice,
                      cell: (user: User) => (
                        <Tick
                          label={text.choose1(user.nome ?? '')}
                          checked={selection.has(user)}
                          onChange={(chosen) => selection.set([user], chosen)}
                        />
                      ),
                    },
                  ]
                : []),
              {
                label: text.name,
                cell: (user) => (
                  <Anchor component="button" type="button" fz="inherit" onClick={() => setEdited(user)}>
                    {user.nome}
                  </Anchor>
                ),
              },
              { label: text.login, cell: ({ login }) => login },
              {
                label: text.state,
                cell: ({ situacao }) => (
                  <Tone tone={situacao === 'Ativo' ? 'ok' : 'encerrado'}>{situacao}</Tone>
                ),
              },
              { label: text.profile, cell: ({ perfil }) => perfil?.nome },
              { label: text.unit, cell: ({ unidade }) => unidade?.nome },
              { label: text.until, type: 'date', cell: ({ validade }) => validade && day(validade) },
              { label: text.lastSeen, type: 'datetime', cell: ({ acesso }) => acesso && moment(acesso) },
            ]}
          />
        )}
      </Listed>
      <BulkBar noun={users} state={undefined} selection={selection} />
      {edited && (
        <UserForm
          key={edited === 'new' ? 'new' : edited.id}
          user={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
