import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Tone } from '../../../catalogue/machines/machine.ts'
import { number } from '../../derive/format.ts'
import { type PanelNumber, searchOf } from '../../derive/panel.ts'
import { nounRoutes } from '../../routes.ts'
import { Sign } from '../../ui/Sign.tsx'
import classes from './Painel.module.css'
import { text } from './text.ts'

/** Lists that are pages of their own, outside the nouns. */
const elsewhere: Readonly<Record<string, string>> = {
  lote: '/lotes',
  causa: '/ocorrencias',
  webhook_destino: '/integracao/webhooks',
}

export const listOf = (noun: string): string => {
  const route = nounRoutes.find((one) => one.noun === noun)
  return route ? `/${route.slug}` : (elsewhere[noun] ?? '/')
}

/** Numbers that link to the list they count. */
export function Numbers({ numbers }: { numbers: readonly PanelNumber[] }) {
  return (
    <ul className={classes.numbers}>
      {numbers.map((one) => (
        <li key={one.nome}>
          <NumberLink one={one} />
        </li>
      ))}
    </ul>
  )
}

function NumberLink({ one }: { one: PanelNumber }) {
  const { rotulo, tom, total, entidade } = one
  const none = total?.valor === 0
  const figure = number(total?.valor ?? 0)
  const value = total?.exato === false ? text.moreThan(figure) : figure
  return (
    <Link
      className={classes.number}
      to={listOf(entidade)}
      search={searchOf(one) as never}
      data-none={none}
      data-tone={none ? undefined : tom}
    >
      <Sign tone={none ? 'neutro' : (tom as Tone)} />
      <Text size="sm" span>
        {rotulo}
      </Text>
      <b>{value}</b>
    </Link>
  )
}
