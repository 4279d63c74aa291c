import { must } from '../../common-fields.ts'
import { code, flag, list, listed, numeric, ours, varchar } from '../../fields.ts'
import { coded, number, list as rows, text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { avaliadores, limitesFormulario, tiposPergunta } from '../../values/avaliacao.ts'
import { todosTiposPendencia } from '../../values/pendencia.ts'

const { opcoes, opcao, perguntas: most, nota, texto } = limitesFormulario

export const quem = code(
  12,
  phrase('Quem responde.', 'Who answers.'),
  { values: avaliadores, unknown: 'refuse' },
  { ...must, rotulo: phrase('Quem responde', 'Who answers') },
)

export const tipoDaPendencia = code(
  40,
  phrase('Em que tipo de pendência se responde.', 'At which kind of pending item it is answered.'),
  listed(todosTiposPendencia),
  { ...must, rotulo: phrase('Tipo de pendência', 'Kind of pending item') },
)

/** Questions as people write them. Those of one section follow each other. */
export const perguntas = list(
  most,
  phrase(
    'As perguntas, em ordem. Sem nenhuma, nada se pergunta.',
    'The questions, in order. Without any, nothing is asked.',
  ),
  {
    secao: varchar(80, phrase('Título da seção.', 'Title of the section.'), {
      ...must,
      rotulo: phrase('Seção', 'Section'),
    }),
    pergunta: varchar(200, phrase('O que se pergunta.', 'What is asked.'), {
      ...must,
      rotulo: phrase('Pergunta', 'Question'),
    }),
    ajuda: varchar(300, phrase('O que ajuda a responder.', 'What helps to answer.'), {
      ...ours,
      rotulo: phrase('Explicação', 'Explanation'),
    }),
    tipo: code(
      10,
      phrase('Como se responde.', 'How it is answered.'),
      { values: tiposPergunta, unknown: 'refuse' },
      { ...must, rotulo: phrase('Tipo de resposta', 'Kind of answer') },
    ),
    obrigatoria: flag(phrase('S: precisa de resposta.', 'S: an answer is required.'), {
      ...ours,
      rotulo: phrase('Obrigatória', 'Required'),
    }),
    opcoes: varchar(
      opcoes * (opcao + 1),
      phrase(
        'Da escala: as opções, uma por linha, da pior à melhor.',
        'Of a scale: the options, one per line, from the worst to the best.',
      ),
      {
        ...ours,
        lines: true,
        neededBy: { field: 'tipo', values: ['escala'] },
        onlyBy: { field: 'tipo', values: ['escala'] },
        rotulo: phrase('Opções', 'Options'),
      },
    ),
    maximo: numeric(
      3,
      phrase('Da nota: a mais alta. Se ficar vazio: 10.', 'Of a grade: the highest. If left empty: 10.'),
      {
        ...ours,
        min: 1,
        max: nota,
        onlyBy: { field: 'tipo', values: ['numero'] },
        rotulo: phrase('Nota máxima', 'Highest grade'),
      },
    ),
    tamanho: numeric(
      4,
      phrase(
        'Do texto: quantos caracteres cabem. Se ficar vazio: 500.',
        'Of a text: how many characters fit. If left empty: 500.',
      ),
      {
        ...ours,
        min: 1,
        max: texto,
        onlyBy: { field: 'tipo', values: ['texto'] },
        rotulo: phrase('Caracteres', 'Characters'),
      },
    ),
  },
  { ...ours, ordered: true, rotulo: phrase('Perguntas', 'Questions') },
)

/** Answers to the form of one pending item. */
export const respostas = list(
  most,
  phrase(
    'As respostas ao formulário de avaliação da pendência, que FormularioDaPendencia dá; só para uma pendência.',
    'The answers to the evaluation form of the pending item, which FormularioDaPendencia gives; for one item only.',
  ),
  {
    pergunta: varchar(12, phrase('A chave da pergunta.', 'The key of the question.'), {
      ...must,
      rotulo: phrase('Pergunta', 'Question'),
    }),
    resposta: varchar(texto, phrase('A resposta.', 'The answer.'), {
      ...ours,
      lines: true,
      rotulo: phrase('Resposta', 'Answer'),
    }),
  },
  { ...ours, answers: true, rotulo: phrase('Avaliação', 'Evaluation') },
)

/** A form as it is shown. */
export const formularioShown = {
  quem: {
    ...coded(phrase('Quem responde', 'Who answers'), { values: avaliadores }),
    rotulo: phrase('Quem responde', 'Who answers'),
  },
  titulo: text(phrase('Título do formulário', 'Title of the form'), phrase('Título', 'Title')),
  edicao: number(
    phrase('Edição do formulário; 0 é a da plataforma', 'Edition of the form; 0 is that of the platform'),
    phrase('Edição', 'Edition'),
  ),
  perguntas: {
    ...rows({
      chave: text(
        phrase('Chave da pergunta nas respostas', 'Key of the question in answers'),
        phrase('Chave', 'Key'),
      ),
      secao: text(phrase('Título da seção', 'Title of the section'), phrase('Seção', 'Section')),
      pergunta: text(phrase('O que se pergunta', 'What is asked'), phrase('Pergunta', 'Question')),
      ajuda: text(
        phrase('O que ajuda a responder', 'What helps to answer'),
        phrase('Explicação', 'Explanation'),
      ),
      tipo: {
        ...coded(phrase('Como se responde', 'How it is answered'), { values: tiposPergunta }),
        rotulo: phrase('Tipo de resposta', 'Kind of answer'),
      },
      obrigatoria: truth(
        phrase('Se precisa de resposta', 'Whether an answer is required'),
        phrase('Obrigatória', 'Required'),
      ),
      opcoes: text(
        phrase('Opções da escala, uma por linha', 'Options of the scale, one per line'),
        phrase('Opções', 'Options'),
      ),
      maximo: number(phrase('Nota máxima', 'Highest grade'), phrase('Nota máxima', 'Highest grade')),
      tamanho: number(
        phrase('Quantos caracteres cabem', 'How many characters fit'),
        phrase('Caracteres', 'Characters'),
      ),
    }),
    rotulo: phrase('Perguntas', 'Questions'),
  },
}
