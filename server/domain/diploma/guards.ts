import { diplomaMachine } from '../../../catalogue/machines/diploma.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import type { Row } from '../../store/database.ts'
import { bind, type Guard, type Standing } from '../machine/bound.ts'
import { unique } from '../machine/unique.ts'

const columns = [
  'conclusao',
  'colacao_grau',
  'expedicao',
  'registro_numero',
  'registro_data',
  'codigo_validacao',
  'url_xml',
  'hash_xml',
] as const satisfies readonly (keyof Row<'diploma'>)[]

type Diploma = Standing & Pick<Row<'diploma'>, (typeof columns)[number]>

/** Columns that an issued diploma requires, with field and label. */
const needed = [
  ['colacao_grau', 'colacaoGrau', said('diploma.diaColacaoGrau')],
  ['expedicao', 'expedicao', said('diploma.diaExpedicao')],
  ['registro_numero', 'registroNumero', said('diploma.numeroRegistro')],
  ['registro_data', 'registroData', said('diploma.diaRegistro')],
  ['codigo_validacao', 'codigoValidacao', said('diploma.codigoValidacao')],
  ['url_xml', 'urlXml', said('diploma.enderecoXmlAssinado')],
  ['hash_xml', 'hashXml', said('diploma.sha256XmlAssinado')],
] as const satisfies readonly [keyof Diploma, string, Message][]

const emissaoCompleta: Guard<Diploma> = () => ({
  judge: (one) =>
    needed
      .filter(([column]) => one[column] === null)
      .map(([, campo, what]) => ({
        regra: 'emissaoCompleta',
        campo,
        mensagem: said('diploma.falta', { falta: what }),
      })),
})

/** The days are in order and none is in the future. */
const datasOrdenadas: Guard<Diploma> = (_tx, _records, { today }) => ({
  judge: ({ conclusao, colacao_grau, expedicao, registro_data }) => {
    const regra = 'datasOrdenadas'
    const days = [
      ['conclusao', conclusao],
      ['colacaoGrau', colacao_grau],
      ['expedicao', expedicao],
      ['registroData', registro_data],
    ] as const
    const future = days.filter(([, day]) => day !== null && day > today)
    const late = future.map(([campo, day]) => {
      const mensagem = said('comum.diaAindaNaoChegou')
      return { regra, campo, valor: day!, limite: today, proposta: today, mensagem }
    })
    // The registration may precede the issue, but never the completion.
    const early = days.slice(1).flatMap(([campo, day]) => {
      const before = campo === 'expedicao' ? (colacao_grau ?? conclusao) : conclusao
      if (day === null || day >= before) return []
      const mensagem = said('diploma.diaVemAntesTinhaVir')
      return [{ regra, campo, valor: day, limite: before, proposta: before, mensagem }]
    })
    return [...late, ...early]
  },
})

const codigoLivre = unique('diploma', 'codigo_validacao', {
  regra: 'codigoLivre',
  campo: 'codigoValidacao',
  mensagem: said('diploma.outroDiplomaTemEsteCodigo'),
})

export const diplomas = bind({
  machine: diplomaMachine,
  columns,
  guards: { emissaoCompleta, datasOrdenadas, codigoLivre },
})
