import { sql } from 'kysely'
import { cpfAt } from '../../demo/documents.ts'
import { tellInstitution } from '../../demo/institution-data.ts'
import { act, make, on } from '../../demo/office/act.ts'
import { smallPdf } from '../../demo/papers.ts'
import { keepContent } from '../../server/management/contents.ts'
import type { Tx } from '../../server/store/database.ts'
import { tester } from './actor.ts'
import { bank, insert } from './contracts.ts'
import type { Institution, World } from './world.ts'

const begin = '2026-03-01'
const later = '2026-03-20'

/**
 * A monitoring contract with all its parts, made by commands: in force, with a termination request. Returns
 * the ids of its rows. Registers, which batches fill, are inserted.
 */
export async function addFullContract(world: World, client: Institution) {
  await tellInstitution(world.context, client.id)
  const registers = await addRegisters(world, client)
  const contents = await Promise.all(
    ['Termo assinado.pdf', 'Plano.pdf'].map((name) =>
      keepContent(world.context, { clienteId: client.id, actor: tester }, name, smallPdf),
    ),
  )
  const [signed, plan] = contents.map(({ conteudo }) => conteudo) as [string, string]
  return world.context.db.inClient(
    client.id,
    async (tx) => {
      const convenio = await makeAgreement(tx, registers)
      const proposta = await makeProposal(tx, registers)
      const contrato = await makeContract(tx, { ...registers, convenio, proposta }, signed)
      const parts = await makeParts(tx, contrato, plan)
      return { contrato, convenio, proposta, ...registers, ...parts }
    },
    tester,
  )
}

type Registers = Awaited<ReturnType<typeof addRegisters>>

async function addRegisters(world: World, client: Institution) {
  const add = (table: string, values: Record<string, unknown>) => insert(world, client, table, values)
  const person = (
    documento: string,
    nome: string,
    nome_fantasia: string | null,
    papel: string,
    others: Record<string, string> = {},
  ) =>
    add('pessoa', {
      ...{ tipo: 'J', documento, nome, nome_fantasia, papel: JSON.stringify([papel]) },
      email: `contato${documento}@exemplo.edu.br`,
      ...{ representante_nome: 'Rita Nunes', representante_cpf: cpfAt(7_000_003) },
      ...others,
    })
  const unidade = await add('unidade', { codigo: 'IM', nome: 'Instituto de Matemática' })
  const curso = await add('curso', { identificacao: 'MAT', nome: 'Matemática\nAplicada', nivel: 'GR' })
  const professor = await add('professor', {
    ...{ identificacao: 'P-9', nome: 'Célia Prado', cpf: cpfAt(7_000_002), email: 'celia@exemplo.edu.br' },
  })
  const aluno = await add('aluno', {
    ...{ identificacao: 'RA-1', nome: 'João "Zé" da Conceição', nome_social: 'Joana Conceição' },
    ...{ cpf: cpfAt(7_000_001), matricula: '0042', nascimento: '2000-01-01' },
    ...{ email: 'joana@exemplo.edu.br', email_chave: 'joana@exemplo.edu.br' },
    ...{ login: 'joana', login_chave: 'joana', endereco: 'Rua Um', cidade: 'Santos', uf: 'SP' },
    dados_bancarios: world.context.sealer.seal(JSON.stringify(bank)),
  })
  await add('aluno_curso', { aluno_id: aluno, curso_id: curso, matricula: '0042', situacao: 'C' })
  await add('curso_professor', { curso_id: curso, professor_id: professor, funcao: 'O' })
  const curriculo = await add('curriculo', {
    ...{ identificacao: 'CV-1', aluno_id: aluno, nome: 'Joana Conceição' },
    ...{ email: 'joana@exemplo.edu.br', email_chave: 'joana@exemplo.edu.br' },
  })
  const concedente = await person('11222333000181', 'Universidade Exemplo', 'UniExemplo', 'CONCEDENTE')
  const instituicao = await person('12ABC34501DE35', 'Fundação de Ensino', null, 'INSTITUICAO', {
    ...{ endereco: 'Av. das Artes, 100', cidade: 'Santos', uf: 'SP' },
  })
  const agente = await person('33000167000101', 'Agente de Integração Ltda', 'Integra', 'AGENTE')
  const algebra = await add('disciplina', { identificacao: 'ALG', nome: 'Álgebra \\ Linear' })
  const calculo = await add('disciplina', { identificacao: 'CAL', nome: 'Cálculo' })
  const people = { aluno, curriculo, professor, concedente, instituicao, agente }
  return { ...people, unidade, curso, algebra, calculo }
}

async function makeAgreement(tx: Tx, { concedente }: Registers): Promise<number> {
  const told = { convenio: 'CV 12/2026', concedente, inicio: '2026-01-01' }
  const id = await make(tx, on(begin), 'IncluiConvenio', told)
  await sql`insert into arquivo (cliente_id, convenio_id, tipo, nome, nome_fisico, situacao, tipo_mime)
    values (cliente_atual(), ${id}, 'Convênio', 'Convênio assinado.pdf', 'convenio-assinado.pdf', 'Aprovado', 'application/pdf')`.execute(
    tx,
  )
  await act(tx, on(begin), 'RegistraAssinaturaConvenio', { assinatura: begin }, [id])
  return id
}

async function makeProposal(tx: Tx, { professor, algebra, calculo }: Registers): Promise<number> {
  const id = await make(tx, on(begin), 'IncluiProposta', {
    titulo: 'Monitoria de Álgebra',
    professor,
    disciplinas: [{ disciplina: algebra, turma: 'T1' }, { disciplina: calculo }],
    vagasBolsistas: 1,
    bolsaValor: '612.50',
    bolsaTipo: 'Mensal',
    inicio: '2026-02-01',
    termino: '2026-12-20',
  })
  await act(tx, on(begin), 'EnviaProposta', {}, [id])
  await act(tx, on(begin), 'AprovaProposta', {}, [id])
  return id
}

/** One month long, so that it has one instalment; signed on paper. */
async function makeContract(
  tx: Tx,
  named: Registers & { convenio: number; proposta: number },
  conteudo: string,
): Promise<number> {
  const { aluno, unidade, curso, professor, concedente, instituicao, agente, convenio, proposta } = named
  const id = await make(tx, on(begin), 'IncluiContrato', {
    ...{ aluno, unidade, curso, professor, concedente, instituicao, agente, convenio, proposta },
    modalidade: 'monitoria',
    tipoContrato: 'Monitoria remunerada',
    semestre: '2026/1',
    inicio: begin,
    encerramento: '2026-03-31',
    bolsaValor: '612.50',
    bolsaTipo: 'Mensal',
    beneficio: 'Auxílio transporte',
    beneficios: [
      {
        beneficio: 'Auxílio transporte',
        valor: '8.80',
        percentual: '6',
        diasUteis: 'S',
        quantidadeDiaria: 2,
      },
    ],
    modalidadeAtendimento: 'Presencial',
    horasSemanal: '12',
    horasEmAula: '4.5',
    horasExtraclasse: '7.5',
    atividades: 'Plantão de dúvidas; "listas"',
    horarioDias: 'Seg e qua, 14h às 16h',
    localAtendimento: 'Sala 12',
    planoEstagio: 'Plano <único>',
    seguro: 'Próprio',
    seguroApolice: '0099',
    seguroSeguradora: 'Segura S/A',
  })
  await act(tx, on(begin), 'EmiteTermo', {}, [id])
  const { rows } = await sql<{ id: number }>`select id from arquivo where contrato_id = ${id}`.execute(tx)
  await act(tx, on(begin), 'RegistraAssinaturaExterna', { conteudo, onde: 'Papel' }, [rows[0]!.id])
  return id
}

async function makeParts(tx: Tx, contrato: number, conteudo: string) {
  const one = async (table: string, where = 'true') => {
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)}
      where contrato_id = ${contrato} and ${sql.raw(where)} order by id limit 1`.execute(tx)
    return rows[0]!.id
  }
  const termo = await one('arquivo')
  const plano = await make(tx, on(later), 'EnviaArquivo', { conteudo, tipo: 'Plano de atividades', contrato })
  await act(tx, on(later), 'AprovaArquivo', {}, [plano])
  await act(tx, on(later), 'EnviaParaAssinatura', { assinantes: [{ parte: 'aluno' }] }, [plano])
  const day = { inicio: begin, termino: begin, realizacao: begin }
  const atividade = await make(tx, on(later), 'RegistraAtividade', {
    contrato,
    ...day,
    atividades: 'Plantões',
  })
  await act(tx, on(later), 'EnviaAtividade', {}, [atividade])
  await act(tx, on(later), 'AprovaAtividade', {}, [atividade])
  const relatorio = await one('pendencia', `tipo like 'Relatório%'`)
  await act(tx, on(later), 'EntregaPendencia', { motivo: 'Em papel.', parecer: 'Bom' }, [relatorio])
  const opinion = { parecer: 'Aprovo', nota: '8.50', avaliacao: 'Descreva as atividades' }
  await act(tx, on(later), 'OpinaProfessor', opinion, [relatorio])
  const pendencia = await make(tx, on(later), 'IncluiPendencia', {
    tipo: 'Requerimento de matrícula',
    contrato,
    prazo: '2026-03-31',
  })
  const left = { tipo: 'Rescisão', contrato, data: '2026-03-25', motivo: 'Mudança de curso' } as const
  const rescisao = await make(tx, on(later), 'IncluiSolicitacao', left)
  const asked = { tipo: 'Declaração', contrato, descricao: 'Para horas complementares.' } as const
  const declaracao = await make(tx, on(later), 'IncluiSolicitacao', asked)
  const { rows } = await sql<{ id: number }>`
    select id from assinatura where arquivo_id = ${termo} order by id limit 1`.execute(tx)
  return {
    ...{ termo, plano, atividade, relatorio, rescisao, declaracao, assinatura: rows[0]!.id },
    beneficio: await one('contrato_beneficio'),
    pendencia,
    historico: await one('contrato_historico'),
  }
}
