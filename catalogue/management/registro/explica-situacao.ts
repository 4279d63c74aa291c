import { tones } from '../../machines/machine.ts'
import { command } from '../../operation.ts'
import { day, list, number, text, texts, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { achados, id, simular } from '../parts.ts'
import { entidade } from './entidade.ts'
import { pageRights } from './page-rights.ts'

/** Kinds of actors of a move. */
export const makers = ['equipe', 'parte', 'lote', 'sistema', 'plataforma', 'calendario', 'movimento'] as const

/** Reasons why a signature is missing, besides not having been given yet. */
export const hindrances = ['recusado', 'vencido', 'vez', 'instituicao', 'semEmail'] as const

/** Facts about records without states. */
export const facts = [
  'inativo',
  'bloqueado',
  'semEmail',
  'ativo',
  'semMatricula',
  'cursa',
  'naoCursa',
  'matriculaInativa',
] as const

/** Explanations that the state alone does not give. */
export const explanations = [
  'assinadoVigora',
  'naoComecou',
  'terminaRescisao',
  'importado',
  'entregaBasta',
  'esperaConcedente',
  'esperaProfessor',
] as const

export const explicaSituacao = command({
  family: 'management',
  kind: 'command',
  id: 'ExplicaSituacao',
  group: 'management',
  noun: 'registro',
  doors: { staff: { by: 'entidade', rights: pageRights }, party: ['aluno', 'professor'] },
  title: phrase('Por que um registro está como está', 'Why a record is as it is'),
  description: phrase(
    'A situação de um registro em palavras, o que o faria sair dela, quem tem de agir, e o que impede cada passo, com a menor mudança que bastaria. Estudantes e professores perguntam pelos seus registros, e não recebem o que só a equipe sabe. Não muda nada.',
    'The state of a record in words, what would take it out of it, who has to act, and what is in the way of each step, with the smallest change that would do. Students and professors ask about their own records, and do not receive what only staff know. Changes nothing.',
  ),
  rotulo: phrase('Explicar', 'Explain'),
  on: 'new',
  input: { entidade, id, SIMULAR: simular },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    situacao: text(
      phrase(
        'Situação; vazia onde o registro não tem situações',
        'State; empty where the record has no states',
      ),
    ),
    tom: text(
      phrase('O que ela significa para quem espera', 'What it means to whoever waits'),
      tones,
      phrase('Tom', 'Tone'),
    ),
    texto: text(
      phrase('A situação, em uma frase', 'The state, in a sentence'),
      phrase('O que significa', 'What it means'),
    ),
    explicacao: text(
      phrase(
        'O que a situação significa neste registro, em código; vazio quando a situação basta',
        'What the state means for this record, as a code; empty where the state says it all',
      ),
      explanations,
      phrase('Explicação', 'Explanation'),
    ),
    dia: day(
      phrase('Dia de que a explicação fala', 'Day that the explanation is about'),
      phrase('Dia da explicação', 'Day of the explanation'),
    ),
    final: truth(
      phrase('Se o registro não sai mais dela', 'Whether the record no longer leaves it'),
      phrase('Final', 'Final'),
    ),
    objetivo: text(
      phrase(
        'Situação a que o registro vai; vazia quando já chegou ou não chega mais',
        'State that the record is going to; empty where it is there or can no longer get there',
      ),
      phrase('Objetivo', 'Goal'),
    ),
    caminho: {
      ...texts(
        phrase(
          'Movimentos até lá, em ordem, sem os que não são do tipo do registro',
          'Moves to there, in order, without those that are not of the kind of the record',
        ),
      ),
      rotulo: phrase('Caminho', 'Way'),
    },
    passos: {
      ...list({
        movimento: text(phrase('Movimento', 'Movement')),
        rotulo: text(phrase('O que acontece', 'What happens'), phrase('Passo', 'Step')),
        para: text(phrase('Situação em que o registro ficaria', 'State in which the record would be')),
        texto: text(phrase('O que o passo faz', 'What the step does'), phrase('O que faz', 'What it does')),
        quem: text(phrase('Quem o faz', 'Who makes it'), phrase('Quem faz', 'Who does it')),
        autores: {
          ...list({
            tipo: text(phrase('Que autor é', 'Which kind of author it is'), makers),
            nome: text(
              phrase(
                'A permissão, a parte, a operação ou o movimento, conforme o tipo',
                'The right, the party, the operation or the move, by its kind',
              ),
            ),
            de: text(phrase('Do que é o movimento', 'Of what the move is')),
            dia: day(
              phrase(
                'Dia que o calendário espera; vazio onde o registro não o diz',
                'Day that the calendar waits for; empty where the record does not tell it',
              ),
            ),
            depois: truth(
              phrase('Se é depois desse dia, e não nele', 'Whether it is after that day, and not on it'),
              phrase('Depois do dia', 'After the day'),
            ),
          }),
          rotulo: phrase('Autores', 'Authors'),
        },
        comando: text(
          phrase(
            'Operação de quem pergunta; vazia quando é de outros',
            'Operation of whoever asks; empty where it is of others',
          ),
        ),
        impedido: truth(
          phrase('Se algo o impede agora', 'Whether something is in its way now'),
          phrase('Impedido', 'Blocked'),
        ),
        achados,
      }),
      rotulo: phrase('Passos', 'Steps'),
    },
    esperas: {
      ...list({
        quem: text(phrase('Por quem se espera', 'Who is waited for'), phrase('Quem', 'Who')),
        assunto: text(phrase('O que se espera', 'What is expected'), phrase('Assunto', 'Subject')),
        entidade: text(phrase('Que registro é', 'Which record it is')),
        registro: number(phrase('Número do registro', 'Number of the registration')),
        desde: text(
          phrase('Desde quando, no horário da instituição', "Since when, in the institution's time"),
          phrase('Desde', 'Since'),
        ),
        prazo: day(phrase('Até quando', 'Until when')),
        documento: text(phrase('O que se assina', 'What is signed'), phrase('Documento', 'Document')),
        problema: text(
          phrase('O que está errado, quando algo está', 'What is wrong, where something is'),
          phrase('Problema', 'Problem'),
        ),
        causa: text(
          phrase(
            'O que está errado, em código; vazio quando nada está',
            'What is wrong, as a code; empty where nothing is',
          ),
          hindrances,
          phrase('Causa', 'Cause'),
        ),
        motivo: text(phrase('Por que recusou', 'Why they refused'), phrase('Motivo', 'Reason')),
        comando: text(
          phrase(
            'Operação com que quem pergunta o resolve; vazia quando não há, ou é de outros',
            'Operation with which whoever asks resolves it; empty where there is none, or it is of others',
          ),
        ),
        rotulo: text(
          phrase('Como essa operação se chama', 'What that operation is called'),
          phrase('Como resolver', 'How to resolve it'),
        ),
      }),
      rotulo: phrase('Esperas', 'Waits'),
    },
    fatos: {
      ...list({
        tom: text(phrase('O que o fato significa', 'What the fact means'), tones, phrase('Tom', 'Tone')),
        rotulo: text(phrase('O fato', 'The fact'), phrase('Fato', 'Fact')),
        mensagem: text(phrase('O fato em palavras, e o que fazer', 'The fact in words, and what to do')),
        codigo: text(phrase('Que fato é', 'Which fact it is'), facts, phrase('Código', 'Code')),
        dia: day(
          phrase(
            'Desde quando, ou até quando; vazio onde não há dia',
            'Since when, or until when; empty where there is no day',
          ),
        ),
        curso: text(
          phrase(
            'De que curso é a matrícula; vazio quando não é de uma',
            'Of which course the enrolment is; empty where it is of none',
          ),
          phrase('Curso', 'Course'),
        ),
        matricula: text(
          phrase(
            'Situação da matrícula; vazia quando não é de uma',
            'State of the enrolment; empty where it is of none',
          ),
          phrase('Matrícula', 'Enrolment'),
        ),
      }),
      rotulo: phrase('Fatos', 'Facts'),
    },
  },
  changes: [],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO', 'REGISTRO_INEXISTENTE'],
  example: { entidade: 'contrato', id: 1 },
})
