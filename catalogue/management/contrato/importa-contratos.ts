import { must } from '../../common-fields.ts'
import { code, cpf, date, documento, list, listed, numeric, ours, reference, varchar } from '../../fields.ts'
import { contratoMachine } from '../../machines/contrato.ts'
import { statesOf } from '../../machines/machine.ts'
import { command } from '../../operation.ts'
import { number, list as several, text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
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

/** Columns of an import that are stored as given. */
export const importedFields = { modalidade, tipoContrato, semestre, ...periodFields, ...terms }

/** References of an import, by identification or document as in the institution's systems. */
export const importedReferences = {
  aluno: reference(
    'aluno',
    phrase(
      'Identificação do aluno. Se ficar vazio: o CPF.',
      'Identification of the student. If left empty: the CPF.',
    ),
    { ...ours, rotulo: phrase('Aluno', 'Student') },
  ),
  cpf: cpf(
    phrase(
      'CPF do aluno, quando a identificação não vem.',
      'CPF of the student, where the identification does not come.',
    ),
    { ...ours, rotulo: phrase('CPF do aluno', 'CPF of the student') },
  ),
  curso: reference('curso', phrase('Identificação do curso.', 'Identification of the course.'), {
    ...ours,
    rotulo: phrase('Curso', 'Course'),
  }),
  professor: reference(
    'professor',
    phrase('Identificação do professor.', 'Identification of the professor.'),
    { ...ours, rotulo: phrase('Professor', 'Professor') },
  ),
  concedente: documento(phrase('CPF ou CNPJ da concedente.', 'CPF or CNPJ of the host organisation.'), {
    ...ours,
    rotulo: phrase('Concedente', 'Host'),
  }),
  instituicao: documento(phrase('CNPJ da instituição.', 'CNPJ of the institution.'), {
    ...ours,
    rotulo: phrase('Instituição', 'Institution'),
  }),
  agente: documento(phrase('CNPJ do agente de integração.', 'CNPJ of the placement agency.'), {
    ...ours,
    rotulo: phrase('Agente de integração', 'Placement agency'),
  }),
  supervisor: cpf(phrase('CPF do supervisor.', 'CPF of the supervisor.'), {
    ...ours,
    rotulo: phrase('Supervisor', 'Supervisor'),
  }),
  responsavel: cpf(phrase('CPF do responsável legal.', 'CPF of the legal guardian.'), {
    ...ours,
    rotulo: phrase('Responsável legal', 'Legal guardian'),
  }),
}

export const importaContratos = command({
  family: 'management',
  kind: 'command',
  id: 'ImportaContratos',
  group: 'management',
  noun: 'contrato',
  doors: { staff: 'contratos.alterar' },
  title: phrase('Importar contratos de um arquivo', 'Import contracts from a file'),
  description: phrase(
    'Traz contratos que já existem, na situação em que estão; cada linha tem o seu resultado, e nenhuma impede as outras.',
    'Brings contracts that exist already, in the state they are in; each line has its own result, and none stops the others.',
  ),
  rotulo: phrase('Importar', 'Import'),
  on: 'new',
  sheet: 'contratos',
  input: {
    contratos: list(
      mostRecords,
      phrase('Contratos.', 'Contracts.'),
      {
        contrato: numeric(
          12,
          phrase(
            'Número do contrato. Se ficar vazio: o seguinte.',
            'Number of the contract. If left empty: the next.',
          ),
          {
            ...ours,
            min: 1,
            rotulo: phrase('Contrato', 'Contract'),
          },
        ),
        situacao: code(
          25,
          phrase('Situação. Se ficar vazio: Incluído.', 'State. If left empty: Incluído.'),
          listed(statesOf(contratoMachine)),
          {
            ...ours,
            rotulo: phrase('Situação', 'State'),
          },
        ),
        ...importedReferences,
        ...importedFields,
        cancelamento: date(phrase('Dia do cancelamento.', 'Day of the cancellation.'), {
          ...ours,
          rotulo: phrase('Cancelamento', 'Cancellation'),
        }),
        rescisao: date(phrase('Dia da rescisão.', 'Day of the termination.'), {
          ...ours,
          rotulo: phrase('Rescisão', 'Termination'),
        }),
        rescisaoMotivo: varchar(255, phrase('Motivo da rescisão.', 'Reason of the termination.'), {
          ...ours,
          rotulo: phrase('Motivo da rescisão', 'Reason of the termination'),
        }),
        pagoAte: varchar(
          7,
          phrase(
            'Último mês pago antes da importação, AAAA-MM: as parcelas até ele não são devidas aqui.',
            'Last month paid before the import: instalments up to it are not owed here, AAAA-MM.',
          ),
          {
            ...ours,
            rotulo: phrase('Pago até', 'Paid until'),
            example: '2026-03',
          },
        ),
        papeis: varchar(
          200,
          phrase(
            'Onde estão os papéis que provam a situação: processo, pasta, arquivo.',
            'Where the papers are that prove the state: process, folder, archive.',
          ),
          {
            ...ours,
            rotulo: phrase('Papéis', 'Papers'),
          },
        ),
      },
      { ...must, rotulo: phrase('Contratos', 'Contracts') },
    ),
    SIMULAR: simular,
  },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    aceitos: number(phrase('Linhas aceitas', 'Accepted lines')),
    recusados: number(phrase('Linhas recusadas', 'Refused lines')),
    linhas: several({
      linha: number(phrase('Posição na lista, a partir de 1', 'Position in the list, from 1')),
      aceito: truth(phrase('Se foi importado', 'Whether it was imported')),
      id: number(phrase('Número do registro', 'Number of the registration')),
      contrato: number(phrase('Número do contrato', 'Number of the contract')),
      situacao: text(phrase('Situação', 'State'), statesOf(contratoMachine)),
      codigo: text(phrase('Código do problema', 'Code of the problem')),
      campo: text(phrase('Campo de que se trata', 'Field that it is about')),
      mensagem: text(phrase('O problema, em palavras', 'The problem, in words')),
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
