import type { Field } from '../../../catalogue/fields.ts'
import { rotuloOf } from '../../../catalogue/labels.ts'
import type { comparaPar as declared } from '../../../catalogue/management/causa/pares.ts'
import { said } from '../../../catalogue/message.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { openEdit, rowOf } from '../../inbound/edit/open-edit.ts'
import type { Values } from '../../inbound/layout.ts'
import { causeOf, type Received, receivedOf } from '../../inbound/repair/affected.ts'
import { endable, hasPairs, isEndable, pairsOf, type Side, sidesOf } from '../../inbound/repair/pairs.ts'
import { openReading } from '../../inbound/repair/reading.ts'
import { shownOf } from '../../inbound/repair/value-repair.ts'
import { Refusal } from '../../refusal.ts'
import { permissionsOf } from '../../store/actor.ts'
import { readShown } from './audited.ts'
import { answered, covered, type EngineVerb, isCovered, toolsOf } from './bound.ts'

const longestValue = 500
/** Lists and files are compared on the records' pages; passwords nowhere. */
const uncompared: ReadonlySet<string> = new Set(['senha', 'list', 'texts', 'file'])

/** The record that has a value and the one that a batch brought, field by field. */
export const comparaPar: EngineVerb<typeof declared> = async ({ context, caller }, { causa, par }) => {
  // The received record is shown too.
  const permissao = 'integracao.ver'
  if (!permissionsOf(caller.actor).includes(permissao)) throw new Refusal('PERMISSAO_AUSENTE', { permissao })
  const answer = await readShown(context, caller, async (client) => {
    const cause = await causeOf(client, causa)
    const [pair] = cause ? await pairsOf(client, cause.id, { ids: [par], after: 0, most: 1 }) : []
    if (!cause || !pair) throw new Refusal('REGISTRO_INEXISTENTE')
    const { operacao } = cause
    if (!hasPairs(cause) || !isEndable(operacao)) {
      const wrong = wrongField('causa', 'CAMPO_INVALIDO', said('causa.naoTemPares'))
      throw new Refusal('REGISTRO_INVALIDO', {}, [wrong])
    }
    const sides = await sidesOf(client, operacao, [pair.detentor, pair.chave])
    const holder = sides.get(pair.detentor)
    const known = sides.get(pair.chave)
    if (!holder) throw new Refusal('REGISTRO_INEXISTENTE')
    const tools = toolsOf(context)
    const scope = await openEdit(client, tools, operacao, true)
    const stored = async (side: Side | undefined): Promise<Values> =>
      side ? ((await rowOf(client, scope, side.id))?.values ?? []) : []
    const [old, base] = [await stored(holder), await stored(known)]
    const received: Received = (await receivedOf(client, context.sealer, [pair])).get(pair.id) ?? {}
    const { read, scope: reading } = await openReading(client, tools, operacao)
    const { values } = read(received)
    const campos = reading.layout.fields.flatMap(({ name, field }, at) => {
      if (name === 'ACAO' || name === 'ID_RETORNO' || uncompared.has(field.kind)) return []
      // An absent field stays; one that cannot be read is shown as it was sent.
      const sent = received[name] === undefined ? base[at] : (values[at] ?? shownOf(received[name]))
      const [antigo, novo] = [bounded(old[at]), bounded(sent)]
      if (antigo === '' && novo === '') return []
      const coberto = isCovered(field, caller)
      const shown = coberto
        ? { antigo: covered, novo: covered, difere: false }
        : { antigo, novo, difere: meant(field, antigo) !== meant(field, novo) }
      return [{ campo: name, rotulo: rotuloOf(name, field), ...shown, coberto, guarded: field.guarded }]
    })
    const nameField = operacao === 'RecebeAlunos' ? ['ESIAL_NOME_SOCIAL', 'ESIAL_ALUNO'] : ['ESIPR_PROFESSOR']
    const sentName = nameField.map((name) => shownOf(received[name])).find((name) => name !== '')
    return {
      answer: {
        antigo: { ...sideOf(holder), identificacao: pair.detentor },
        novo: {
          ...(known ? sideOf(known) : none),
          identificacao: pair.identificacao,
          nome: bounded(sentName ?? known?.nome ?? ''),
        },
        campos: campos.map(({ guarded: _, ...shown }) => shown),
      },
      table: endable[operacao].table,
      names: campos.filter(({ guarded, coberto }) => guarded && !coberto).map(({ campo }) => campo),
      asked: { causa, par },
    }
  })
  return answered(answer)
}

/** An empty flag counts as no. */
const meant = ({ kind }: Field, value: string) => (kind === 'flag' && value === '' ? 'N' : value)

const none = { id: null, mudou: null, validade: null, versao: null, contratos: 0 }

const sideOf = ({ id, nome, mudou, validade, versao, contratos }: Side) => ({
  id,
  nome,
  mudou,
  validade,
  versao,
  contratos,
})

function bounded(value: unknown): string {
  const text = shownOf(value)
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text
}
