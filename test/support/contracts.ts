import { sql } from 'kysely'
import { type Operation, pathOf } from '../../catalogue/operation.ts'
import { cpfAt } from '../../server/demo/documents.ts'
import type { Institution, World } from './world.ts'

export type Row = Record<string, unknown>

/** A request that the operation accepts, to be broken by tests. */
export function validRequest(operation: Operation, { token, key }: Institution) {
  const path = pathOf(operation)
  const headers: Record<string, string> = {}
  switch (operation.family) {
    case 'inbound': {
      const body: Row = { TOKEN: token, RETORNO: '', [operation.list]: [operation.example] }
      return { path, headers, body }
    }
    case 'query': {
      const body: Row = { token, dataInicio: '2026-01-01' }
      return { path, headers, body }
    }
    case 'workforce':
      return { path, headers: { authorization: key }, body: operation.example as Row }
  }
}

/** Inserts a row of a client with the application's own role and returns its identifier. */
export function insert(world: World, { id }: Institution, table: string, values: Row): Promise<number> {
  const names = Object.keys(values).map((name) => sql.ref(name))
  return world.context.db.inClient(id, async (tx) => {
    const created = await sql<{ id: number }>`
      insert into ${sql.table(table)} (cliente_id, ${sql.join(names)})
      values (cliente_atual(), ${sql.join(Object.values(values))}) returning *`.execute(tx)
    return created.rows[0]!.id
  })
}

let made = 0

export function addStudent(world: World, client: Institution, values: Row = {}): Promise<number> {
  const number = ++made
  return insert(world, client, 'aluno', {
    identificacao: `E${number}`,
    nome: `Estudante ${number}`,
    cpf: cpfAt(number),
    login: `estudante${number}`,
    login_chave: `estudante${number}`,
    endereco: 'Rua Um',
    cidade: 'Santos',
    uf: 'SP',
    cep: '11010000',
    ...values,
  })
}

/** A monitoring contract with nothing but what it must have, of a new student unless one is given. */
export async function addContract(world: World, client: Institution, values: Row = {}): Promise<number> {
  const aluno = values.aluno_id ?? (await addStudent(world, client))
  return insert(world, client, 'contrato', {
    numero: ++made,
    modalidade: 'monitoria',
    tipo_contrato: 'Monitoria voluntária',
    inicio: '2026-03-02',
    encerramento: '2026-07-10',
    usuario: 'secretaria',
    ...values,
    aluno_id: aluno,
  })
}

/** Moments are kept in UTC; this one is still the evening before in São Paulo. */
const night = '2026-03-11T01:30:15Z'

/** A contract with everything an answer can show. The identifiers are those of its rows. */
export async function addFullContract(world: World, client: Institution, values: Row = {}) {
  const add = (table: string, row: Row) => insert(world, client, table, row)
  const person = (documento: string, nome: string, nome_fantasia: string | null) =>
    add('pessoa', { tipo: 'J', documento, nome, nome_fantasia })
  const aluno = await addStudent(world, client, {
    identificacao: 'RA-1',
    nome: 'João "Zé" da Conceição',
    nome_social: 'Joana Conceição',
    cpf: cpfAt(7_000_001),
    matricula: '0042',
    email: 'joana@exemplo.edu.br',
    email_chave: 'joana@exemplo.edu.br',
  })
  const unidade = await add('unidade', { codigo: 'IM', nome: 'Instituto de Matemática' })
  const curso = await add('curso', { identificacao: 'MAT', nome: 'Matemática\nAplicada' })
  const professor = await add('professor', {
    identificacao: 'P-9',
    nome: 'Célia Prado',
    cpf: cpfAt(7_000_002),
  })
  const concedente = await person('11222333000181', 'Universidade Exemplo', 'UniExemplo')
  const instituicao = await person('12ABC34501DE35', 'Fundação de Ensino', null)
  const agente = await person('33000167000101', 'Agente de Integração Ltda', 'Integra')
  const convenio = await add('convenio', {
    convenio: 'CV 12/2026',
    concedente_id: concedente,
    inicio: '2026-01-01',
  })
  const algebra = await add('disciplina', { identificacao: 'ALG', nome: 'Álgebra \\ Linear' })
  const calculo = await add('disciplina', { identificacao: 'CAL', nome: 'Cálculo' })
  const proposta = await add('proposta', {
    titulo: 'Monitoria de Álgebra',
    situacao: 'Aprovada',
    professor_id: professor,
    inicio: '2026-02-01',
    termino: '2026-12-20',
    inclusao: night,
  })
  await add('proposta_disciplina', { proposta_id: proposta, disciplina_id: algebra, turma: 'T1' })
  await add('proposta_disciplina', { proposta_id: proposta, disciplina_id: calculo, turma: null })
  const contrato = await add('contrato', {
    numero: 20260042,
    sequencia: 2,
    modalidade: 'monitoria',
    tipo_contrato: 'Monitoria remunerada',
    situacao: 'Rescindido',
    aluno_id: aluno,
    unidade_id: unidade,
    curso_id: curso,
    professor_id: professor,
    concedente_id: concedente,
    instituicao_id: instituicao,
    agente_id: agente,
    convenio_id: convenio,
    proposta_id: proposta,
    semestre: '2026/1',
    inicio: '2026-03-02',
    encerramento: '2026-07-10',
    bolsa_valor: '612.50',
    bolsa_tipo: 'Mensal',
    banco: world.context.sealer.seal(JSON.stringify(bank)),
    beneficio: 'Auxílio transporte',
    modalidade_atendimento: 'Presencial',
    horas_semanal: '12',
    horas_em_aula: '4.5',
    horas_extraclasse: '7.5',
    atividades: 'Plantão de dúvidas; "listas"',
    horario_dias: 'Seg e qua, 14h às 16h',
    local_atendimento: 'Sala 12',
    plano_estagio: 'Plano <único>',
    seguro: 'Próprio',
    seguro_apolice: '0099',
    seguro_seguradora: 'Segura S/A',
    cancelamento: '2026-06-01',
    rescisao: '2026-06-02',
    rescisao_motivo: 'Mudança de curso',
    usuario: 'célia',
    inclusao: '2026-03-01T12:00:00Z',
    atualizacao: night,
    ...values,
  })
  const of = (table: string, row: Row) => add(table, { contrato_id: contrato, ...row })
  const termo = await of('arquivo', {
    nome: 'Termo.pdf',
    nome_fisico: 'a1.pdf',
    prazo: '2026-03-20',
    situacao_assinatura: 'Finalizado',
    situacao: 'Aprovado',
    atualizacao: night,
  })
  const plano = await of('arquivo', {
    nome: 'Plano.pdf',
    nome_fisico: 'b2.pdf',
    situacao: 'Em Aprovação',
    atualizacao: night,
  })
  const assinatura = await add('assinatura', {
    arquivo_id: termo,
    assinante: 'Monitor',
    nome: 'Joana Conceição',
    email: 'joana@exemplo.edu.br',
    envio: '2026-03-02T15:00:00Z',
    assinado: true,
    assinado_em: night,
  })
  await add('assinatura', { arquivo_id: termo, assinante: 'Professor', nome: 'Célia Prado' })
  const beneficio = await of('contrato_beneficio', {
    beneficio: 'Auxílio transporte',
    dias_uteis: true,
    valor: '8.80',
    percentual: '6',
    tipo: 'Diário',
    quantidade_diaria: 2,
    usuario: 'célia',
    inclusao: night,
  })
  const rescisao = await of('solicitacao', {
    tipo: 'Rescisão',
    situacao: 'Atendida',
    motivo: 'Mudança de curso',
    data: '2026-06-02',
    usuario: 'joana',
    inclusao: night,
  })
  const recesso = await of('solicitacao', { tipo: 'Recesso', situacao: 'Incluída', usuario: 'joana' })
  await of('parcela', {
    parcela: 1,
    data: '2026-04-05',
    valor_bolsa: '612.50',
    tipo_taxa: 'A pagar',
    usuario: 'célia',
    inclusao: night,
  })
  const relatorio = await of('pendencia', {
    tipo: 'Relatório de atividades',
    situacao: 'Aprovado',
    prazo_entrega: '2026-05-01',
    entrega: '2026-04-28',
    parecer_estagiario: 'Bom',
    parecer_estagiario_em: '2026-04-28T12:00:00Z',
    parecer_concedente: 'Ótimo',
    parecer_concedente_em: '2026-04-29T12:00:00Z',
    parecer_professor: 'Aprovo',
    parecer_professor_em: '2026-04-30T12:00:00Z',
    disciplina_id: algebra,
    avaliacao: 'Descreva as atividades',
    nota: '8.50',
    validade: '2026-12-31',
    usuario: 'célia',
    inclusao: night,
    atualizacao: '2026-04-30T12:00:00Z',
  })
  const pendencia = await of('pendencia', {
    tipo: 'Contrato assinado',
    situacao: 'Pendente',
    usuario: 'célia',
    inclusao: night,
  })
  const historico = await of('contrato_historico', {
    historico: 'Contrato incluído',
    usuario: 'célia',
    inclusao: night,
  })
  const atividade = await of('registro_atividade', {
    realizacao: '2026-03-30',
    inicio: '2026-03-02',
    termino: '2026-03-30',
    atividades: 'Plantões',
    situacao: 'Aprovada',
    aprovacao: '2026-04-02T12:00:00Z',
    inclusao: night,
  })
  return {
    aluno,
    unidade,
    curso,
    professor,
    concedente,
    instituicao,
    agente,
    convenio,
    algebra,
    calculo,
    proposta,
    contrato,
    termo,
    plano,
    assinatura,
    beneficio,
    rescisao,
    recesso,
    relatorio,
    pendencia,
    historico,
    atividade,
  }
}

export const bank = { banco: '001', agencia: '1234-5', conta: '77.888-9', codigoIntegracao: 'BB-01' }
