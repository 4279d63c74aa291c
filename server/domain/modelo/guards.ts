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

const columns = ['tipo', 'titulo', 'corpo'] as const satisfies readonly (keyof Row<'modelo'>)[]
type Modelo = Standing & Pick<Row<'modelo'>, (typeof columns)[number]>

const namesOf = (fields: readonly string[], lists: Readonly<Record<string, object>> = {}): TemplateNames => ({
  fields: new Set(fields),
  lists: Object.fromEntries(Object.entries(lists).map(([name, of]) => [name, new Set(Object.keys(of))])),
})
const ofContract = namesOf(nomesDeCampos, listasDocumento)
const ofAgreement = namesOf(nomesDoConvenio)

/** Faults of a template in the order of their lines. */
export const faultsIn = ({ tipo, corpo }: Pick<Modelo, 'tipo' | 'corpo'>) =>
  readTemplate(corpo, tipo === documentoDoConvenio ? ofAgreement : ofContract).faults

/** The template must be well-formed. */
const textoEntendido: Guard<Modelo> = () => ({
  judge: (template) =>
    faultsIn(template).map(({ line, detalhe }) => ({
      regra: 'textoEntendido',
      campo: 'corpo',
      valor: `linha ${line}`,
      mensagem: said('modelo.naLinha', { linha: line, detalhe }),
    })),
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
  'Termo de realização': [
    'aluno.nome',
    'vigencia.inicio',
    'vigencia.fim',
    'concedente.nome',
    'plano',
    'desempenho',
  ],
  Declaração: ['aluno.nome'],
  Convênio: ['concedente.nome', 'instituicao.nome', 'convenio.inicio'],
}

const inBraces = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ')

export const needed = (missing: readonly CampoDocumento[]) =>
  said('modelo.documentoDesteTipoPrecisaDizer', { nomes: inBraces(missing) })

/** Parts of a party that contain its name. */
const sayingName = ['.qualificacao', '.identificacao']

/** Fields that the document requires and the template does not fill in. */
export function unsaid({ tipo, corpo }: Pick<Modelo, 'tipo' | 'corpo'>): readonly CampoDocumento[] {
  const present = namesIn(corpo)
  return (essential[tipo as TipoDocumento] ?? []).filter(
    (name) => !present.has(name) && !sayingName.some((part) => present.has(name.replace(/\.nome$/, part))),
  )
}

const essencialDito: Guard<Modelo> = () => ({
  judge: (template) => {
    const missing = unsaid(template)
    if (missing.length === 0) return []
    const proposta = inBraces(missing)
    return [{ regra: 'essencialDito', campo: 'corpo', proposta, mensagem: needed(missing) }]
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
