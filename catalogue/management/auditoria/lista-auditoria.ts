import { auditActions, auditOrigins } from '../../audit.ts'
import { code, date, listed, numeric, ours, varchar } from '../../fields.ts'
import { listing } from '../../operation.ts'
import { coded, moment, number, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { auditedEntities } from './audited-entities.ts'

export const listaAuditoria = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaAuditoria',
  group: 'management',
  noun: 'auditoria',
  doors: { staff: 'auditoria.ver', unlimited: true },
  title: phrase('Auditoria', 'Audit trail'),
  description: phrase(
    'Quem incluiu, alterou, inativou, consultou ou assinou o quê. Senhas, deficiências e dados bancários aparecem sempre como três asteriscos.',
    'Who included, changed, inactivated, queried or signed what. Passwords, disabilities and bank data are always shown as three asterisks.',
  ),
  columns: {
    id: number(phrase('Número do lançamento', 'Number of the entry')),
    data: moment(phrase('Quando aconteceu', 'When it happened'), phrase('Quando', 'When')),
    usuario: text(
      phrase(
        'Quem fez: o nome da credencial ou da pessoa',
        'Who did it: the name of the credential or the person',
      ),
      phrase('Quem', 'Who'),
    ),
    origem: text(phrase('Por onde', 'By what way'), auditOrigins, phrase('Por onde', 'By what way')),
    operacao: text(phrase('Operação', 'Operation')),
    acao: text(phrase('Ação', 'Action'), auditActions),
    entidade: coded(phrase('Entidade', 'Entity'), { values: auditedEntities }),
    registro: number(
      phrase('Número do registro, quando é um só', 'Number of the record, where it is only one'),
      phrase('Registro', 'Record'),
    ),
    nome: text(
      phrase('Nome do registro, se ainda existe', 'Name of the record, if it still exists'),
      phrase('Nome do registro', 'Name of the record'),
    ),
    quantidade: number(
      phrase('De quantos registros se trata', 'How many records it is about'),
      phrase('Registros', 'Records'),
    ),
    mudancas: text(
      phrase(
        'O que mudou, campo a campo, até 1.000 caracteres',
        'What changed, field by field, up to 1.000 characters',
      ),
      phrase('O que mudou', 'What changed'),
    ),
  },
  filters: {
    usuario: varchar(
      100,
      phrase('Quem fez, exatamente como na lista.', 'Who did it, exactly as in the list.'),
      { ...ours, rotulo: phrase('Quem', 'Who') },
    ),
    dataDe: date(phrase('A partir deste dia.', 'From this day on.'), {
      ...ours,
      rotulo: phrase('De', 'From'),
    }),
    dataAte: date(phrase('Até este dia.', 'Until this day.'), { ...ours, rotulo: phrase('Até', 'To') }),
    entidade: code(
      40,
      phrase('Entidade.', 'Entity.'),
      { values: auditedEntities, unknown: 'refuse' },
      { ...ours, rotulo: phrase('Entidade', 'Entity') },
    ),
    registro: numeric(
      15,
      phrase('Número do registro, na sua entidade.', 'Number of the record, in its entity.'),
      { ...ours, min: 1, rotulo: phrase('Registro', 'Record') },
    ),
    acao: code(20, phrase('Ação.', 'Action.'), listed(auditActions), {
      ...ours,
      rotulo: phrase('Ação', 'Action'),
    }),
    operacao: varchar(
      60,
      phrase('Operação, exatamente como na lista.', 'Operation, exactly as in the list.'),
      { ...ours, rotulo: phrase('Operação', 'Operation') },
    ),
  },
  search: phrase('quem fez e operação', 'who did it and operation'),
  orders: { data: phrase('Quando', 'When') },
  usualOrder: '-data',
  problems: [],
  example: { entidade: 'aluno', registro: 1, quantidade: 10 },
})
