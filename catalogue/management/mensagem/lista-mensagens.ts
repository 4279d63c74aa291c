import { code, date, listed, numeric, ours, type Related, related, texts } from '../../fields.ts'
import { listing } from '../../operation.ts'
import { type Phrase, phrase } from '../../phrase.ts'
import { diagnosticos, mensagemColumns, modelosMensagem, partesMensagem, situacoesMensagem } from './parts.ts'

const among = (values: Readonly<Record<string, Phrase>>) => ({ values, unknown: 'refuse' }) as const

/** Filter by the record of the receiver. */
const to = <const N extends Related>(noun: N, what: Phrase, rotulo: Phrase) => related(noun, what, { rotulo })

export const listaMensagens = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaMensagens',
  group: 'management',
  noun: 'mensagem',
  doors: { staff: 'contratos.ver' },
  title: phrase('Mensagens', 'Messages'),
  description: phrase(
    'As mensagens que a plataforma enviou ou vai enviar, com as que não chegaram.',
    'The messages that the platform sent or will send, with those that did not arrive.',
  ),
  columns: mensagemColumns,
  filters: {
    situacao: texts(situacoesMensagem.length, 20, phrase('Situações.', 'States.'), {
      ...ours,
      codes: listed(situacoesMensagem),
      rotulo: phrase('Situação', 'State'),
    }),
    modelo: code(20, phrase('Que mensagem é.', 'Which message it is.'), among(modelosMensagem), {
      ...ours,
      rotulo: phrase('Mensagem', 'Message'),
    }),
    parte: code(20, phrase('A quem vai.', 'Whom it goes to.'), among(partesMensagem), {
      ...ours,
      rotulo: phrase('A quem', 'To whom'),
    }),
    diagnostico: code(
      30,
      phrase('Por que não foi entregue.', 'Why it was not delivered.'),
      among(diagnosticos),
      {
        ...ours,
        rotulo: phrase('Diagnóstico', 'Diagnosis'),
      },
    ),
    contrato: numeric(10, phrase('Número do contrato.', 'Number of the contract.'), {
      ...ours,
      min: 1,
      rotulo: phrase('Contrato', 'Contract'),
    }),
    aluno: to(
      'aluno',
      phrase('As que vão a este aluno.', 'Those to this student.'),
      phrase('Ao aluno', 'To the student'),
    ),
    professor: to(
      'professor',
      phrase('As que vão a este professor.', 'Those to this professor.'),
      phrase('Ao professor', 'To the professor'),
    ),
    pessoa: to(
      'pessoa',
      phrase('As que vão a esta pessoa.', 'Those to this person.'),
      phrase('À pessoa', 'To the person'),
    ),
    inclusaoDe: date(phrase('Escrita a partir deste dia.', 'Written from this day on.'), {
      ...ours,
      rotulo: phrase('Escrita, de', 'Written, from'),
    }),
    inclusaoAte: date(phrase('Escrita até este dia.', 'Written until this day.'), {
      ...ours,
      rotulo: phrase('Escrita, a', 'Written, to'),
    }),
  },
  search: phrase('nome e endereço de quem recebe', 'name and address of the recipient'),
  orders: {
    inclusao: phrase('Inclusão', 'Added'),
    atualizacao: phrase('Atualização', 'Updated'),
    nome: phrase('Nome', 'Name'),
    situacao: phrase('Situação', 'State'),
  },
  usualOrder: '-inclusao',
  problems: [],
  example: { situacao: ['Não entregue'], quantidade: 10 },
})
