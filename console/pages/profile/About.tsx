import { List } from '@mantine/core'
import { type Right, rights } from '../../../catalogue/doors.ts'
import type { retornaPerfil } from '../../../catalogue/session/retorna-perfil.ts'
import type { Answer } from '../../../client/types.ts'
import { useSession } from '../../api/hooks.ts'
import { say } from '../../text/say.ts'
import { Section } from '../../ui/Section.tsx'
import classes from './profile.module.css'
import { text } from './text.ts'

type Perfil = Answer<typeof retornaPerfil>

export function About({ perfil }: { perfil: Perfil }) {
  const { cliente, pessoa } = useSession()
  const rows = [
    [text.name, perfil.nome],
    [text.login, perfil.login],
    [text.email, perfil.email],
    [text.institution, cliente?.nome ?? ''],
    [text.profile, perfil.perfil],
    [text.units, perfil.perfil && (perfil.unidades.join(', ') || text.allUnits)],
  ]
  return (
    <Section title={text.about}>
      <dl className={classes.facts}>
        {rows
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {pessoa && pessoa.permissoes.length > 0 && (
        <details className={classes.rights}>
          <summary>{text.rights}</summary>
          <List size="sm">
            {pessoa.permissoes.map((right) => (
              <List.Item key={right}>{say(rights[right as Right])}</List.Item>
            ))}
          </List>
        </details>
      )}
    </Section>
  )
}
