import assert from 'node:assert/strict'
import { operations } from '../../catalogue/index.ts'
import type { InboundOperation } from '../../catalogue/operation.ts'
import type { Institution, World } from './world.ts'

/** The order of a first load: referenced records come first. */
export const academicOrder = [
  'RecebeCursos',
  'RecebeProfessores',
  'RecebeDisciplinas',
  'RecebeAlunos',
  'RecebeTurmas',
  'RecebeCursoDisciplinas',
  'RecebeCursoProfessores',
  'RecebeAlunosCursos',
  'RecebeDisciplinaTurma',
  'RecebeTurmaAlunos',
  'RecebeTurmaProfessores',
  'RecebeAlunoDisciplinas',
  'RecebeAlunoDisciplinaProfessor',
] as const

export const otherOrder = [
  'CadastraPessoa',
  'RecebeVagas',
  'EncerraVagas',
  'RecebeCurriculos',
  'RecebeFaturamentoExterno',
]

export const inboundById = new Map<string, InboundOperation>(
  operations.filter((one) => one.family === 'inbound').map((one) => [one.id, one]),
)

const pdf = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64')

/** Fills every table of inbound operations by their examples; `more` follows in the same batch. */
export async function sendExamples(
  world: World,
  client: Institution,
  others: ReadonlyMap<string, readonly unknown[]> = new Map(),
): Promise<void> {
  const send = async (id: string, more: Record<string, unknown> = {}) => {
    const operation = inboundById.get(id)!
    const { ocorrencias } = await world.process(client, id, operation.list, [
      { ...operation.example, ...more },
      ...(others.get(id) ?? []),
    ])
    assert.deepEqual(
      [id, ...ocorrencias.filter(({ gravidade }) => gravidade === 'Erro').map(({ codigo }) => codigo)],
      [id],
    )
  }
  for (const id of [...academicOrder, ...otherOrder]) {
    await send(
      id,
      id === 'RecebeCurriculos' ? { ESICV_ARQUIVO_NOME: 'cv.pdf', ESICV_ARQUIVO_BASE64: pdf } : {},
    )
  }
  const [invoice] = await world.rows<{ id: number }>(client.id, 'select id from faturamento')
  await send('RecebeDocumentos', { ESIDO_FATURAMENTO: invoice!.id })
}
