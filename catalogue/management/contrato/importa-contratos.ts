import { must } from '../../common-fields.ts'
import { code, cpf, date, documento, list, listed, numeric, ours, reference, varchar } from '../../fields.ts'
import { contratoMachine } from '../../machines/contrato.ts'
import { statesOf } from '../../machines/machine.ts'
import { command } from '../../operation.ts'
import { number, list as several, text, truth } from '../../output.ts'
import { achados, mostRecords, simular } from '../parts.ts'
import { partyFields, periodFields, termFields } from './fields.ts'

const { modalidade, tipoContrato, semestre } = partyFields
const {
  curso: _curso,
  professor: _professor,
  supervisor: _supervisor,
  responsavel: _responsavel,
  apolice: _apolice,
  ...terms
} = termFields

/** Columns that a row of an import says as they are kept. */
export const importedFields = { modalidade, tipoContrato, semestre, ...periodFields, ...terms }

/** Records that a row names as the systems of the institution do: by identification or document. */
export const importedReferences = {
  aluno: reference('aluno', 'Identificação do aluno; vazia, o CPF.', { ...ours, rotulo: 'Aluno' }),
  cpf: cpf('CPF do aluno, quando a identificação não vem.', { ...ours, rotulo: 'CPF do aluno' }),
  curso: reference('curso', 'Identificação do curso.', { ...ours, rotulo: 'Curso' }),
  professor: reference('professor', 'Identificação do professor.', { ...ours, rotulo: 'Professor' }),
  concedente: documento('CPF ou CNPJ da concedente.', { ...ours, rotulo: 'Concedente' }),
  instituicao: documento('CNPJ da instituição.', { ...ours, rotulo: 'Instituição' }),
  agente: documento('CNPJ do agente de integração.', { ...ours, rotulo: 'Agente de integração' }),
  supervisor: cpf('CPF do supervisor.', { ...ours, rotulo: 'Supervisor' }),
  responsavel: cpf('CPF do responsável legal.', { ...ours, rotulo: 'Responsável legal' }),
}

export const importaContratos = command({
  family: 'management',
  kind: 'command',
  id: 'ImportaContratos',
  group: 'management',
  noun: 'contrato',
  doors: { staff: 'contratos.alterar' },
  title: 'Importar contratos',
  description:
    'Traz contratos que já existem, na situação em que estão; cada linha tem o seu resultado, e nenhuma impede as outras.',
  rotulo: 'Importar',
  on: 'new',
  input: {
    contratos: list(
      mostRecords,
      'Contratos.',
      {
        contrato: numeric(12, 'Número do contrato. Vazio: o seguinte.', {
          ...ours,
          min: 1,
          rotulo: 'Contrato',
        }),
        situacao: code(25, 'Situação. Vazia: Incluído.', listed(statesOf(contratoMachine)), {
          ...ours,
          rotulo: 'Situação',
        }),
        ...importedReferences,
        ...importedFields,
        cancelamento: date('Dia do cancelamento.', { ...ours, rotulo: 'Cancelamento' }),
        rescisao: date('Dia da rescisão.', { ...ours, rotulo: 'Rescisão' }),
        rescisaoMotivo: varchar(255, 'Motivo da rescisão.', { ...ours, rotulo: 'Motivo da rescisão' }),
        pagoAte: varchar(
          7,
          'Último mês pago antes da importação, AAAA-MM: as parcelas até ele não são devidas aqui.',
          {
            ...ours,
            rotulo: 'Pago até',
            example: '2026-03',
          },
        ),
        papeis: varchar(200, 'Onde estão os papéis que provam a situação: processo, pasta, arquivo.', {
          ...ours,
          rotulo: 'Papéis',
        }),
      },
      { ...must, rotulo: 'Contratos' },
    ),
    SIMULAR: simular,
  },
  output: {
    simulado: truth('Se foi só uma simulação'),
    aceitos: number('Linhas aceitas'),
    recusados: number('Linhas recusadas'),
    linhas: several({
      linha: number('Posição na lista, a partir de 1'),
      aceito: truth('Se foi importado'),
      id: number('Número do registro'),
      contrato: number('Número do contrato'),
      situacao: text('Situação', statesOf(contratoMachine)),
      codigo: text('Código do problema'),
      campo: text('Campo de que se trata'),
      mensagem: text('O problema, em palavras'),
      achados,
    }),
  },
  changes: ['contrato'],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: {
    contratos: [
      {
        situacao: 'Ativo',
        papeis: 'Processo 23000.001/2026',
        modalidade: 'estagio',
        tipoEstagio: 'Obrigatório',
        cpf: '52998224725',
        concedente: '11444777000161',
        inicio: '2026-02-02',
        encerramento: '2026-12-18',
        horasSemanal: '20',
      },
    ],
  },
})
