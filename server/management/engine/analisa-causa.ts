import type { analisaCausa as declared } from '../../../catalogue/management/causa/analisa-causa.ts'
import { entities } from '../../inbound/bindings.ts'
import { causeOf } from '../../inbound/repair/affected.ts'
import { analyse } from '../../inbound/repair/analyse.ts'
import { Refusal } from '../../refusal.ts'
import { readShown } from './audited.ts'
import { answered, covered, type EngineVerb, isCovered, toolsOf } from './bound.ts'

/** Registers in which staff can create a record that a batch refers to but that does not exist. */
const registers: Readonly<Record<string, string>> = {
  deficiencia: 'deficiencia',
  curso: 'curso',
  pessoa: 'pessoa',
}
const missing: ReadonlySet<string> = new Set([
  'DEFICIENCIA_INEXISTENTE',
  'REFERENCIA_INEXISTENTE',
  'AGUARDANDO_REFERENCIA',
])

const longestValue = 200
const bounded = (text: string) => (text.length > longestValue ? `${text.slice(0, longestValue)}…` : text)

/** Describes a cause: the received values, and the repairs that would make them valid. */
export const analisaCausa: EngineVerb<typeof declared> = async ({ context, caller }, input) => {
  const { causa, afetados } = input
  const answer = await readShown(context, caller, async (client) => {
    const cause = await causeOf(client, causa)
    if (!cause) throw new Refusal('REGISTRO_INEXISTENTE')
    const ids = afetados?.map(({ id }) => id)
    const found = await analyse(client, toolsOf(context), cause, ids)
    const { field, looked, memorable, unique, values, repairs, records } = found
    const coberto = isCovered(field, caller)
    const shown = (value: string) => (coberto ? covered : value)
    const named = field?.register ?? field?.reference ?? ''
    return {
      answer: {
        olhados: looked,
        coberto,
        lembrado: memorable,
        comando: field?.changedBy ?? '',
        unico: unique,
        cadastro: missing.has(cause.codigo) ? (registers[named] ?? '') : '',
        valores: (coberto ? [] : values).map(({ value, records }) => ({ valor: value, registros: records })),
        consertos: repairs.map(({ modo, records, samples }) => ({
          modo,
          registros: records,
          exemplos: samples.map(({ before, after }) => ({ antes: shown(before), depois: shown(after) })),
        })),
        registros: (ids ? records : []).map(({ id, value, name }) => ({
          id,
          nome: bounded(name),
          valor: shown(bounded(value)),
        })),
      },
      table: entities[cause.operacao as keyof typeof entities].table,
      names: field?.guarded && !coberto ? [cause.campo] : [],
      asked: { causa },
    }
  })
  return answered(answer)
}
