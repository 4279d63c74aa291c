import { modeloMachine } from '../../../catalogue/machines/modelo.ts'
import {
  type CampoDocumento,
  listasDocumento,
  nomesDeCampos,
  nomesDoConvenio,
} from '../../../catalogue/management/modelo/campos.ts'
import { said } from '../../../catalogue/message.ts'
import { documentoDoConvenio, type TipoDocumento } from '../../../catalogue/values/arquivo.ts'
import type { Row } from '../../store/database.ts'
import { bind, type Guard, type Standing } from '../machine/bound.ts'
import { namesIn, readTemplate, type TemplateNames } from './template.ts'

const columns = ['tipo', 'corpo'] as const satisfies readonly (keyof Row<'modelo'>)[]
type Modelo = Standing & Pick<Row<'modelo'>, (typeof columns)[number]>

const namesOf = (fields: readonly string[], lists: Readonly<Record<string, object>> = {}): TemplateNames => ({
  fields: new Set(fields),
  lists: Object.fromEntries(Object.entries(lists).map(([name, of]) => [name, new Set(Object.keys(of))])),
})
const ofContract = namesOf(nomesDeCampos, listasDocumento)
const ofAgreement = namesOf(nomesDoConvenio)

/** The template must be well-formed. */
const textoEntendido: Guard<Modelo> = () => ({
  judge: ({ tipo, corpo }) =>
    readTemplate(corpo, tipo === documentoDoConvenio ? ofAgreement : ofContract).faults.map(
      ({ line, detalhe }) => ({
        regra: 'textoEntendido',
        campo: 'corpo',
        valor: `linha ${line}`,
        mensagem: said('modelo.naLinha', { linha: line, detalhe }),
      }),
    ),
})

const term = ['aluno.nome', 'contrato.inicio', 'contrato.encerramento'] as const

/** Fields that a document of each type requires (Lei 11.788/2008, arts. 3º, 7º, 9º and 16). */
const essential: Readonly<Record<TipoDocumento, readonly CampoDocumento[]>> = {
  'Termo de compromisso': [
    ...term,
    'concedente.nome',
    'instituicao.nome',
    'horas.semanal',
    'plano',
    'seguro.apolice',
  ],
  'Termo de monitoria': [...term, 'instituicao.nome', 'horas.semanal', 'plano'],
  'Termo aditivo': [...term, 'contrato.numero'],
  'Termo de rescisão': ['aluno.nome', 'contrato.numero', 'rescisao.data'],
  'Termo de realização': ['aluno.nome', 'vigencia.inicio', 'vigencia.fim', 'concedente.nome', 'plano'],
  Declaração: ['aluno.nome'],
  Recibo: ['aluno.nome', 'bolsa.valor'],
  Convênio: ['concedente.nome', 'instituicao.nome', 'convenio.inicio'],
}

const essencialDito: Guard<Modelo> = () => ({
  judge: ({ tipo, corpo }) => {
    const present = namesIn(corpo)
    const missing = (essential[tipo as TipoDocumento] ?? []).filter(
      (name) => !present.has(name) && !present.has(name.replace(/\.nome$/, '.qualificacao')),
    )
    if (missing.length === 0) return []
    const proposta = missing.map((name) => `{{${name}}}`).join(', ')
    const mensagem = said('modelo.documentoDesteTipoPrecisaDizer', { nomes: proposta })
    return [{ regra: 'essencialDito', campo: 'corpo', proposta, mensagem }]
  },
})

/** At most one template of each type per command. */
const umDoTipo: Guard<Modelo> = () => {
  const taken = new Set<string>()
  return {
    judge: ({ tipo }) => {
      if (!taken.has(tipo)) return []
      const mensagem = said('modelo.outroModeloDesteDocumentoPublicado')
      return [{ regra: 'umDoTipo', campo: 'tipo', valor: tipo, mensagem }]
    },
    take: ({ tipo }) => taken.add(tipo),
  }
}

export const modelos = bind({
  machine: modeloMachine,
  columns,
  guards: { textoEntendido, essencialDito, umDoTipo },
})
