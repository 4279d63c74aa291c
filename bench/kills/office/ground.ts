import { recebeAlunos } from '../../../catalogue/academic/recebe-alunos.ts'
import { recebeAlunosCursos } from '../../../catalogue/academic/recebe-alunos-cursos.ts'
import { recebeCursoProfessores } from '../../../catalogue/academic/recebe-curso-professores.ts'
import { recebeCursos } from '../../../catalogue/academic/recebe-cursos.ts'
import { recebeProfessores } from '../../../catalogue/academic/recebe-professores.ts'
import { type InboundOperation, pathOf } from '../../../catalogue/operation.ts'
import { cadastraPessoa } from '../../../catalogue/service/cadastra-pessoa.ts'
import { cnpjAt } from '../../../demo/documents.ts'
import { cpfOf } from '../../../test/support/records.ts'
import { type Desk, insist, type Json, post } from './call.ts'

/** Ids of the records that contracts refer to. */
export interface Ground {
  alunos: number[]
  curso: number
  professor: number
  /** Several, because e-mails per address and day are limited. */
  concedentes: number[]
  supervisor: number
  apolice: number
}

const students = Array.from({ length: 200 }, (_, at) => ({
  ...recebeAlunos.example,
  ESIAL_IDENTIFICACAO: `K${at}`,
  ESIAL_ALUNO: `Estudante ${at}`,
  ESIAL_CPF: cpfOf(300_000_000 + at),
  ESIAL_LOGIN: `estudante${at}`,
  ESIAL_EMAIL: `estudante${at}@exemplo.edu.br`,
  ESIAL_NASCIMENTO: '2004-05-20',
}))
const { ESICU_IDENTIFICACAO: course } = recebeCursos.example as { ESICU_IDENTIFICACAO: string }
const enrolled = students.map(({ ESIAL_IDENTIFICACAO: code }) => ({
  ...recebeAlunosCursos.example,
  ESIAC_ALUNO: code,
  ESIAC_MATRICULA: code,
  ESIAC_CURSO: course,
}))
const hosts = Array.from({ length: 8 }, (_, at) => ({
  ...cadastraPessoa.example,
  ESIPE_DOCUMENTO: cnpjAt(at + 1),
  ESIPE_EMAIL: `concedente${at}@exemplo.com.br`,
}))
const supervisor = {
  ...cadastraPessoa.example,
  ESIPE_TIPO: 'F',
  ESIPE_DOCUMENTO: cpfOf(400_000_001),
  ESIPE_NOME: 'Bruno Lima',
  ESIPE_NOME_FANTASIA: '',
  ESIPE_PAPEL: 'SUPERVISOR',
  ESIPE_EMPRESA: cnpjAt(1),
}

/** Sends the records that contracts refer to, and returns their ids. */
export async function prepare(desk: Desk, count = students.length): Promise<Ground> {
  const send = async (operation: InboundOperation, records: readonly Json[]) => {
    const body = { TOKEN: desk.token, RETORNO: '', [operation.list]: records }
    const { headers } = await post(desk.base, pathOf(operation), body)
    const LOTE = Number(headers.get('x-lote-id'))
    await insist(async () => {
      const asked = { TOKEN: desk.token, LOTE }
      const { body } = await post(desk.base, '/APIPlataformaIntegracao/ConsultaLote', asked)
      return String((body.LOTE as Json).SITUACAO).startsWith('Processado') || undefined
    })
  }
  await send(recebeCursos, [recebeCursos.example as Json])
  await send(recebeProfessores, [recebeProfessores.example as Json])
  await send(recebeCursoProfessores, [recebeCursoProfessores.example as Json])
  await send(recebeAlunos, students.slice(0, count))
  await send(recebeAlunosCursos, enrolled.slice(0, count))
  await send(cadastraPessoa, hosts)
  await send(cadastraPessoa, [supervisor])
  const ask = async (operation: string, body: Json) =>
    (await post(desk.base, `/gestao/${operation}`, body, { authorization: desk.key })).body
  const numbers = async (operation: string, more: Json = {}) =>
    ((await ask(operation, { quantidade: 200, ...more })).elementos as { id: number }[]).map(({ id }) => id)
  await ask('AlteraRegra', { regra: 'supervisao', modo: 'desligado' })
  const policy = await ask('IncluiApolice', {
    ...{ apolice: '1', seguradora: 'Segura S/A', titular: 'Instituição' },
    ...{ inicio: '2020-01-01', termino: '2039-12-31' },
  })
  return {
    alunos: await numbers('ListaAlunos'),
    curso: (await numbers('ListaCursos'))[0]!,
    professor: (await numbers('ListaProfessores'))[0]!,
    concedentes: await numbers('ListaPessoas', { papel: 'CONCEDENTE' }),
    supervisor: (await numbers('ListaPessoas', { papel: 'SUPERVISOR' }))[0]!,
    apolice: (policy.resultados as { id: number }[])[0]!.id,
  }
}
