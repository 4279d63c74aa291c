import { auditActions, auditOrigins } from '../../audit.ts'
import { code, date, listed, ours } from '../../fields.ts'
import { listing } from '../../operation.ts'
import { coded, moment, number, text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { auditedEntities } from './audited-entities.ts'

export const listaLeituras = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaLeituras',
  group: 'management',
  noun: 'auditoria',
  doors: { staff: 'auditoria.ver', unlimited: true, party: ['aluno', 'professor'] },
  title: phrase('Quem viu dados de pessoas', 'Who saw data of people'),
  description: phrase(
    'Quem abriu dados protegidos, baixou arquivos ou mudou o cadastro de alunos e professores. Alunos e professores veem o que é sobre si mesmos, menos o que eles mesmos fizeram.',
    'Who opened protected data, downloaded files or changed the record of students and professors. Students and professors see what is about themselves, but for what they did themselves.',
  ),
  columns: {
    id: number(phrase('Número do lançamento', 'Number of the entry')),
    data: moment(phrase('Quando aconteceu', 'When it happened'), phrase('Quando', 'When')),
    quem: text(
      phrase('Quem: a pessoa, o sistema ou a plataforma', 'Who: the person, the system or the platform'),
      phrase('Quem', 'Who'),
    ),
    origem: text(phrase('Por onde', 'By what way'), auditOrigins, phrase('Por onde', 'By what way')),
    acao: text(phrase('O que fez', 'What was done'), auditActions, phrase('Ação', 'Action')),
    entidade: {
      ...coded(phrase('De que dados se trata', 'Which data it is about'), { values: auditedEntities }),
      rotulo: phrase('Dados', 'Data'),
    },
    varios: truth(
      phrase(
        'Se foi uma leitura de muitas pessoas, entre as quais os dados podem estar',
        'Whether it was a reading of many people, among whom the data may be',
      ),
      phrase('De muitas pessoas', 'Of many people'),
    ),
  },
  filters: {
    acao: code(20, phrase('O que fez.', 'What was done.'), listed(auditActions), {
      ...ours,
      rotulo: phrase('Ação', 'Action'),
    }),
    dataDe: date(phrase('A partir deste dia.', 'From this day on.'), {
      ...ours,
      rotulo: phrase('De', 'From'),
    }),
    dataAte: date(phrase('Até este dia.', 'Until this day.'), { ...ours, rotulo: phrase('Até', 'To') }),
  },
  search: phrase('quem', 'who'),
  orders: { data: phrase('Quando', 'When') },
  usualOrder: '-data',
  problems: [],
  example: { acao: 'Consulta' },
})
