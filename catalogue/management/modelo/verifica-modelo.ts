import { related } from '../../fields.ts'
import { command } from '../../operation.ts'
import { list, number, saidText, text, truth } from '../../output.ts'
import { phrase, withEnglish } from '../../phrase.ts'
import { simular } from '../parts.ts'
import { corpo, modeloFields } from './fields.ts'

/** Kinds of the parts of a document. */
const especies = withEnglish({
  title: 'title',
  heading: 'heading',
  clause: 'clause',
  annex: 'annex',
  paragraph: 'paragraph',
  item: 'item',
  inciso: 'inciso',
  alinea: 'alínea',
  table: 'table',
})

/** Called while a template is being written: it draws no PDF and writes nothing. */
export const verificaModelo = command({
  family: 'management',
  kind: 'command',
  id: 'VerificaModelo',
  group: 'management',
  noun: 'verificacao',
  doors: { staff: 'configuracao.alterar' },
  title: phrase('Verificar modelo', 'Check template'),
  description: phrase(
    'O documento que um texto de modelo daria, com um contrato de exemplo ou com o que for informado, e o que há de errado em cada linha. Não muda nada.',
    'The document that the text of a template would give, with a sample contract or with the one told, and what is wrong on each line. Changes nothing.',
  ),
  rotulo: phrase('Verificar', 'Check'),
  on: 'new',
  apart: true,
  input: {
    tipo: modeloFields.tipo,
    corpo,
    contrato: related(
      'contrato',
      phrase(
        'Contrato com que preencher. Se ficar vazio: um de exemplo.',
        'Contract to fill it with. If left empty: a sample.',
      ),
      { rotulo: phrase('Contrato', 'Contract') },
    ),
    SIMULAR: simular,
  },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    corpo: text(
      phrase(
        'O texto verificado: o informado ou, sem ele, o da plataforma',
        'The text that was checked: the one told or, without one, that of the platform',
      ),
      phrase('Texto', 'Text'),
    ),
    falhas: {
      ...list({
        linha: number(
          phrase('Linha do texto; sem ela, o texto todo', 'Line of the text; without one, the whole text'),
          phrase('Linha', 'Line'),
        ),
        mensagem: saidText(phrase('O que há de errado', 'What is wrong')),
      }),
      rotulo: phrase('O que há de errado', 'What is wrong'),
    },
    blocos: {
      ...list({
        especie: text(
          phrase('O que é a parte do documento', 'What the part of the document is'),
          especies,
          phrase('Espécie', 'Kind'),
        ),
        linha: number(
          phrase('Linha do texto em que começa', 'Line of the text where it begins'),
          phrase('Linha', 'Line'),
        ),
        texto: text(phrase('O que o documento diz', 'What the document says'), phrase('Texto', 'Text')),
        celulas: {
          ...list({
            texto: text(phrase('O que a célula diz', 'What the cell says'), phrase('Texto', 'Text')),
            fila: number(phrase('Linha da tabela', 'Row of the table'), phrase('Fila', 'Row')),
          }),
          rotulo: phrase('Células de uma tabela', 'Cells of a table'),
        },
      }),
      rotulo: phrase('Documento', 'Document'),
    },
    campos: {
      ...list({
        campo: text(phrase('Nome do campo', 'Name of the field'), phrase('Campo', 'Field')),
        texto: text(phrase('O que o campo diz', 'What the field says'), phrase('Significado', 'Meaning')),
        valor: text(phrase('O valor neste contrato', 'The value in this contract'), phrase('Valor', 'Value')),
        lista: text(
          phrase('A lista de que faz parte, quando há', 'The list that it is part of, where there is one'),
          phrase('Lista', 'List'),
        ),
      }),
      rotulo: phrase('Campos', 'Fields'),
    },
  },
  changes: [],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: {
    tipo: 'Declaração',
    corpo: '# Declaração\n\nDeclaramos que {{aluno.nome}}, CPF {{aluno.documento}}, cursa {{curso}}.',
  },
})
