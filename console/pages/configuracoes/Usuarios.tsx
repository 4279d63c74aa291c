import { Anchor, Button } from '@mantine/core'
import { useState } from 'react'
import { listaUsuarios } from '../../../catalogue/management/usuario/lista-usuarios.ts'
import { day, moment } from '../../derive/format.ts'
import { Listed } from '../../table/Listed.tsx'
import table from '../../table/ListingTable.module.css'
import { text as shared } from '../../text/text.ts'
import { Tone } from '../../ui/Tone.tsx'
import type { User } from './shown.ts'
import { text } from './text.ts'
import { UserForm } from './UserForm.tsx'

/** Who enters for the institution. */
export function Usuarios() {
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
          <table className={table.table} data-stale={stale} aria-label={shared.list.table(text.people)}>
            <thead>
              <tr>
                <th scope="col">{text.name}</th>
                <th scope="col">{text.login}</th>
                <th scope="col">{text.state}</th>
                <th scope="col">{text.profile}</th>
                <th scope="col">{text.unit}</th>
                <th scope="col">{text.until}</th>
                <th scope="col">{text.lastSeen}</th>
              </tr>
            </thead>
            <tbody>
              {users.map((user) => (
                <tr key={user.id}>
                  <td data-label={text.name}>
                    <Anchor component="button" type="button" fz="inherit" onClick={() => setEdited(user)}>
                      {user.nome}
                    </Anchor>
                  </td>
                  <td data-label={text.login}>{user.login}</td>
                  <td data-label={text.state}>
                    <Tone tone={user.situacao === 'Ativo' ? 'ok' : 'encerrado'}>{user.situacao}</Tone>
                  </td>
                  <td data-label={text.profile}>{user.perfil?.nome}</td>
                  <td data-label={text.unit}>{user.unidade?.nome}</td>
                  <td data-label={text.until}>{user.validade && day(user.validade)}</td>
                  <td data-label={text.lastSeen}>{user.acesso && moment(user.acesso)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Listed>
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
