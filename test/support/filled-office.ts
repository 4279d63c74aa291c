import { cpfAt } from '../../demo/documents.ts'
import { insert, type Row } from './contracts.ts'
import { addAvaliacao } from './fixtures/avaliacao.ts'
import { addCourse } from './internships.ts'
import { addLink } from './links.ts'
import { fixtures } from './machines.ts'
import { addHost } from './vacancies.ts'
import type { Institution, World } from './world.ts'

/** Units share agreements and so their files, which would be no record of a unit. */
const bare: Readonly<Record<string, Row>> = { convenio: { digitalizado: null } }

/** One record of every machine in its initial state, and of each optional part. */
export async function fillOffice(world: World, client: Institution): Promise<void> {
  const ids = new Map<string, number>()
  for (const { machine, add } of Object.values(fixtures)) {
    ids.set(machine.noun, await add(world, client, machine.initial[0], bare[machine.noun]))
  }
  const of = (noun: keyof typeof fixtures) => ids.get(noun)!
  const put = (table: string, values: Parameters<typeof insert>[3]) => insert(world, client, table, values)
  const [curso_id, pessoa_id] = [await addCourse(world, client), await addHost(world, client)]
  const projeto_extensao_id = of('projeto_extensao')
  await put('contrato_recesso', {
    contrato_id: of('contrato'),
    inicio: '2026-07-01',
    termino: '2026-07-15',
  })
  await put('convenio_curso', { convenio_id: of('convenio'), curso_id })
  await put('projeto_extensao_curso', { projeto_extensao_id, curso_id })
  await put('projeto_extensao_parceiro', { projeto_extensao_id, pessoa_id })
  await put('participacao_hora', { participacao_id: of('participacao'), data: '2026-03-10', horas: '2' })
  const day = '2026-01-01'
  const segredo = Buffer.alloc(32)
  await put('certificado', { titular: 'Universidade', valido_de: day, valido_ate: day, segredo })
  await put('modelo_mensagem', { modelo: 'pendencias', assunto: 'Olá', texto: 'Veja {endereco}' })
  await put('modelo', { tipo: 'Declaração', edicao: 9_999, titulo: 'Declaração', corpo: '# Declaração' })
  await put('formulario', {
    ...{ quem: 'aluno', pendencia: 'Relatório final', edicao: 1, titulo: 'Avaliação', perguntas: '[]' },
  })
  await put('canal', {
    ...{ url: 'https://sms.exemplo.edu.br/', metodo: 'POST', formato: 'JSON', corpo: '{}' },
    ...{ por_pessoa: 1, por_dia: 1 },
  })
  const representative = {
    ...{ tipo: 'F', documento: cpfAt(7_300_000), nome: 'Ivo Sá' },
    papel: '["SIGNATARIO"]',
  }
  await put('representante', { concedente_id: pessoa_id, pessoa_id: await put('pessoa', representative) })
  await addAvaliacao(world, client, { pendencia_id: of('pendencia') })
  await addLink(world, client, { parte: 'concedente', pessoa: pessoa_id })
  await put('demonstracao', {
    ...{ semente: 1, alunos: 0, contratos: 0, dia: '2026-03-10', antes: '{}', etapa: 'escritorio' },
  })
  await put('orcamento_mudanca', { orcamento_id: of('orcamento') })
  await put('faturamento_numero', { ultimo: 1 })
  const movimento_id = await put('movimento', {
    faturamento_id: of('faturamento'),
    tipo: 'R',
    data: day,
    valor: '1.00',
    origem: 'Manual',
  })
  await put('movimento_retificacao', { movimento_id, motivo: 'Outro' })
  const month = { contrato_numero: 1, competencia: '2026-03' }
  await put('frequencia', month)
  await put('fechamento_pendente', month)
  await put('execucao', { competencia: '2026-03', situacao: 'Prévia', parametros: '{}' })
  await put('candidatura_etapa', { candidatura_id: of('candidatura'), etapa: 'Triagem' })
  const pair = { operacao: 'RecebeAlunos', codigo: 'CPF_DUPLICADO', campo: 'ESIAL_CPF' }
  await put('causa_decisao', { ...pair, chave: 'a', detentor: 'b', decisao: 'devolver' })
  const arquivo_id = of('assinatura')
  const sha256 = 'a'.repeat(64)
  await put('documento', { arquivo_id, codigo: `CODI-${client.codigo}`, arquivo_sha256: sha256 })
  const [signature] = await world.rows<{ id: number }>(
    client.id,
    `select id from assinatura where arquivo_id = ${arquivo_id}`,
  )
  await put('evidencia', {
    ...{ arquivo_id, assinatura_id: signature!.id, ato: 'assinou', nome: 'Ana', meio: 'Login e senha.' },
    ...{ nivel: 'simples', sha256 },
  })
}
