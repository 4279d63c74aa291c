import { assinaturaMachine } from '../../../catalogue/machines/assinatura.ts'
import { convenioMachine } from '../../../catalogue/machines/convenio.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import type { Row } from '../../store/database.ts'
import { institution } from '../cliente/institution.ts'
import { bind, type Guard, type Standing } from '../machine/bound.ts'
import { unique } from '../machine/unique.ts'
import { activeHost } from '../pessoa/active-host.ts'
import { representative } from '../pessoa/representative.ts'
import { papersOf, signedPapers } from './papers.ts'

const columns = [
  'convenio',
  'concedente_id',
  'instituicao_id',
  'inicio',
  'termino',
  'renovacao_automatica',
] as const satisfies readonly (keyof Row<'convenio'>)[]

type Convenio = Standing & Pick<Row<'convenio'>, (typeof columns)[number]>

const nomeLivre = unique('convenio', 'convenio', {
  regra: 'nomeLivre',
  mensagem: said('convenio.haConvenioEsteNome'),
})

const prazoOrdenado: Guard<Convenio> = () => ({
  judge: ({ inicio, termino, renovacao_automatica }) => {
    if (termino !== null && termino < inicio) {
      const mensagem = said('comum.terminoVemAntesInicio')
      return [
        {
          regra: 'prazoOrdenado',
          campo: 'termino',
          valor: termino,
          limite: inicio,
          proposta: inicio,
          mensagem,
        },
      ]
    }
    if (termino === null && renovacao_automatica) {
      const mensagem = said('convenio.renovaSozinhoPrecisaTermino')
      return [{ regra: 'prazoOrdenado', campo: 'termino', limite: inicio, mensagem }]
    }
    return []
  },
})

/** An expired agreement cannot come into force. */
const prazoAberto: Guard<Convenio> = (_tx, _records, { today }) => ({
  judge: ({ termino }) => {
    if (termino === null || termino >= today) return []
    const mensagem = said('convenio.prazoConvenioTerminou')
    return [
      { regra: 'prazoAberto', campo: 'termino', valor: termino, limite: today, proposta: today, mensagem },
    ]
  },
})

/** An uploaded document can be sent as it is, or there is none and one is made. */
const documentoPronto: Guard<Convenio> = async (tx, records) => {
  const papers = await papersOf(
    tx,
    records.map(({ id }) => id),
  )
  return {
    judge: ({ id }) => {
      const paper = papers.get(id)
      if (!paper || paper.assinatura !== assinaturaMachine.initial[0]) return []
      const { nome, situacao, tipo } = paper
      const refused = (mensagem: Message) => [
        { regra: 'documentoPronto', campo: 'arquivo', valor: nome, mensagem },
      ]
      if (situacao !== 'Aprovado') return refused(said('convenio.documentoNaoAprovado', { nome }))
      return tipo === 'application/pdf' ? [] : refused(said('convenio.documentoNaoPdf', { nome }))
    },
  }
}

/** Who says that an agreement was signed shows it: the signed document, or its scanned file. */
const documentoAssinado: Guard<Convenio> = async (tx, records) => {
  const signed = await signedPapers(
    tx,
    records.map(({ id }) => id),
  )
  return {
    judge: ({ id }) =>
      signed.has(id)
        ? []
        : [
            {
              regra: 'documentoAssinado',
              campo: 'conteudo',
              proposta: 'RegistraAssinaturaConvenio',
              mensagem: said('convenio.faltaDocumentoAssinado'),
            },
          ],
  }
}

export const convenios = bind({
  machine: convenioMachine,
  columns,
  guards: {
    nomeLivre,
    prazoOrdenado,
    prazoAberto,
    concedenteAtiva: activeHost,
    representante: representative(() => true),
    instituicaoIdentificada: institution(),
    documentoPronto,
    documentoAssinado,
  },
})
