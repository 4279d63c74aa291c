import type { PartyKind } from '../../catalogue/doors.ts'
import { said, saidTogether, type Told, written } from '../../catalogue/message.ts'
import { labelOf, type Phrase, phrase } from '../../catalogue/phrase.ts'
import type { consultaLink } from '../../catalogue/session/consulta-link.ts'
import type { ToldOf } from '../../catalogue/typed.ts'
import { tiposArquivo } from '../../catalogue/values/arquivo.ts'
import { valuesOf } from '../documents/values.ts'
import { assinaturas } from '../domain/assinatura/guards.ts'
import { representativesFor } from '../domain/assinatura/representatives.ts'
import { type Asked, askedToSign } from '../domain/assinatura/to-sign.ts'
import { type Dados, freeze } from '../domain/documento/dados.ts'
import {
  type DadosConvenio,
  type DadosDocumento,
  freezeConvenio,
} from '../domain/documento/dados-convenio.ts'
import type { Acting } from '../domain/machine/bound.ts'
import { impedes } from '../domain/machine/finding.ts'
import { judge } from '../domain/machine/judge.ts'
import { loadStanding } from '../domain/machine/load.ts'
import type { Tx } from '../store/database.ts'

type Shown = ToldOf<(typeof consultaLink)['output']['documentos']['fields']>
type Fact = Shown['fatos'][number]

/** Documents that the holder of a link may sign, refuse or hand on, and the named ones in any state. */
export async function documentsFor(
  tx: Tx,
  acting: Acting,
  who: { parte: PartyKind; id: number },
  named: readonly number[] = [],
): Promise<Shown[]> {
  const asked = await askedToSign(tx, acting, who, named)
  if (asked.length === 0) return []
  const open = asked.filter(isOpen)
  const dados = await dataOf(tx, asked)
  const standing = await loadStanding(
    tx,
    assinaturas,
    open.map(({ id }) => id),
    acting,
    false,
  )
  const records = [...standing.values()]
  const judged = await judge(tx, assinaturas, assinaturas.machine.alterations.assinar, records, acting)
  const against = new Map(records.map(({ id }, at) => [id, judged[at]!.filter((one) => impedes([one]))]))
  const all = who.parte === 'concedente' ? await representativesFor(tx, [...against.keys()]) : []
  return asked.map((one): Shown => {
    const found = against.get(one.id) ?? []
    const data = dados.get(one.id)
    const documento = labelOf(tiposArquivo, one.tipo)
    return {
      registro: one.id,
      assunto: titleOf(documento, data) ?? written(one.nome.replace(/\.pdf$/i, '')),
      prazo: one.prazo,
      estado: one.assinado ? 'assinado' : one.recusado ? 'recusado' : stateOf(one, found.length > 0),
      mensagem: saidTogether(found.flatMap(({ mensagem }) => mensagem || [])),
      assinadoEm: one.assinadoEm,
      faltam: one.faltam,
      hash: one.sha256 ?? '',
      fatos: data ? factsOf(data, acting.today) : [],
      nome: one.nome,
      endereco: addressOf(one, acting),
      representantes: all
        .filter(({ arquivo, id }) => arquivo === one.id && id !== who.id)
        .map(({ id, nome }) => ({ valor: String(id), rotulo: written(nome) })),
    }
  })
}

const { assinar } = assinaturas.machine.alterations

const isOpen = ({ situacao, assinado, recusado }: Asked) =>
  (assinar.in as readonly string[]).includes(situacao) && !assinado && !recusado

const stateOf = (one: Asked, hindered: boolean) =>
  !isOpen(one) ? 'encerrado' : hindered ? 'impedido' : 'assinar'

const addressOf = ({ id, atual }: Asked, { linkTo }: Acting) =>
  atual && linkTo ? linkTo({ table: 'arquivo', id, sha256: atual }).endereco : ''

/** What each document was made from. Uploaded files are about the contract or agreement that they belong to. */
async function dataOf(tx: Tx, asked: readonly Asked[]): Promise<Map<number, DadosDocumento>> {
  const uploaded = asked.filter(({ dados }) => dados === null)
  const contracts = await freeze(
    tx,
    uploaded.flatMap(({ contrato }) => contrato ?? []),
  )
  const agreements = await freezeConvenio(
    tx,
    uploaded.flatMap(({ convenio }) => convenio ?? []),
  )
  return new Map(
    asked.flatMap(({ id, dados, contrato, convenio }) => {
      const data = dados ?? contracts.get(contrato ?? 0) ?? agreements.get(convenio ?? 0)
      return data ? [[id, data] as const] : []
    }),
  )
}

function titleOf(documento: Told, data: DadosDocumento | undefined): Told | undefined {
  if (!data) return undefined
  const nome = 'acordo' in data ? data.concedente.nome : data.aluno.nome
  return said('link.documentoDe', { documento, nome })
}

/** The five facts that a signer reads first. */
const factsOf = (data: DadosDocumento, today: string): Fact[] =>
  'acordo' in data ? factsOfAgreement(data, today) : factsOfContract(data, today)

const fact = (rotulo: Phrase, valor: unknown): Fact[] =>
  // An amount stays on one line.
  valor ? [{ rotulo, valor: written(String(valor).replaceAll('R$ ', 'R$\u00a0')) }] : []

function factsOfContract(data: Dados, today: string): Fact[] {
  const values = valuesOf(data, today)
  const isMonitoring = data.contrato.modalidade === 'monitoria'
  const day = values['horas.diaria'] ? `${values['horas.diaria']} h por dia` : ''
  const week = values['horas.semanal'] ? `${values['horas.semanal']} h por semana` : ''
  const grant = values['bolsa.valor']
    ? [values['bolsa.valor'], values['bolsa.tipo']].filter(Boolean).join(', ')
    : ''
  const transport = values.auxilioTransporte ? `transporte: ${values.auxilioTransporte}` : ''
  const supervisor = [values['supervisor.nome'], data.contrato.supervisor_cargo].filter(Boolean).join(', ')
  return [
    ...(isMonitoring
      ? fact(phrase('Disciplina', 'Subject'), values.disciplinas || values.proposta || values.curso)
      : fact(phrase('Concedente', 'Host'), values['concedente.nome'])),
    ...fact(phrase('Jornada', 'Hours'), [day, week].filter(Boolean).join(', ')),
    ...fact(phrase('Bolsa', 'Scholarship'), [grant || 'sem bolsa', transport].filter(Boolean).join('; ')),
    ...fact(phrase('Período', 'Period'), `${values['vigencia.inicio']} a ${values['vigencia.fim']}`),
    ...(supervisor && !isMonitoring
      ? fact(phrase('Supervisão', 'Supervision'), supervisor)
      : fact(phrase('Orientação', 'Advisor'), values['professor.nome'])),
  ]
}

function factsOfAgreement(data: DadosConvenio, today: string): Fact[] {
  const values = valuesOf(data, today)
  const until = values['convenio.termino'] ? ` a ${values['convenio.termino']}` : ''
  const open = until ? '' : `, ${values['convenio.semTermino']}`
  return [
    ...fact(phrase('Concedente', 'Host'), values['concedente.nome']),
    ...fact(phrase('Convênio', 'Agreement'), `${values['convenio.nome']} (${values['convenio.tipo']})`),
    ...fact(phrase('Cursos', 'Courses'), values.cursos || 'todos'),
    ...fact(phrase('Vigência', 'Validity'), `${values['convenio.inicio']}${until}${open}`),
    ...fact(phrase('Representante', 'Representative'), values['concedente.representante']),
  ]
}
