import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import type { Search } from '../../derive/address.ts'
import { spoken } from '../../text/language.ts'
import { Modes } from '../../ui/Modes.tsx'

const text = spoken({
  pt: { ending: 'Terminam em', all: 'Qualquer dia', days: (count: number) => `${count} dias` },
  en: { ending: 'Ending within', all: 'Any day', days: (count: number) => `${count} days` },
})

const presets = [30, 60, 90] as const

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Contracts in force that end soon and have no amendment under way: chosen here, they are extended together. */
export function EndingSoon({ slug, search }: { slug: string; search: Search }) {
  const { cursor, situacao, encerramentoDe, encerramentoAte, semAditivo, ordem, ...rest } = search
  const isOn = (until: string) => encerramentoAte === until && semAditivo === 'S'
  const modes = presets.map((days) => {
    const until = dayFromNow(days)
    const filters = {
      situacao: [contratoMachine.moves.ativar.to],
      encerramentoDe: dayFromNow(0),
      encerramentoAte: until,
      semAditivo: 'S',
      ordem: 'encerramento',
    }
    return {
      label: text.days(days),
      to: `/${slug}`,
      search: { ...rest, ...filters },
      current: isOn(until),
    }
  })
  const all = {
    label: text.all,
    to: `/${slug}`,
    search: rest,
    current: modes.every(({ current }) => !current),
  }
  return <Modes titled label={text.ending} modes={[all, ...modes]} />
}
