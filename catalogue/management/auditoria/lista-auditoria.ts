import { auditActions, auditedEntities, auditOrigins } from '../../audit.ts'
import { code, date, listed, numeric, ours, varchar } from '../../fields.ts'
import { listing } from '../../operation.ts'
import { coded, moment, number, text } from '../../output.ts'

export const listaAuditoria = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaAuditoria',
  group: 'management',
  noun: 'auditoria',
  doors: { staff: 'auditoria.ver', unlimited: true },
  title: 'Auditoria',
  description:
    'Quem incluiu, alterou, inativou, consultou ou assinou o quê. Senhas, deficiências e dados bancários aparecem sempre como ***.',
  columns: {
    id: number('Número do lançamento'),
    data: { ...moment('Quando aconteceu'), rotulo: 'Quando' },
    usuario: { ...text('Quem fez: o nome da credencial ou da pessoa'), rotulo: 'Quem' },
    origem: { ...text('Por onde', auditOrigins), rotulo: 'Por onde' },
    operacao: text('Operação'),
    acao: text('Ação', auditActions),
    entidade: coded('Entidade', { values: auditedEntities }),
    registro: { ...number('Número do registro, quando é um só'), rotulo: 'Registro' },
    quantidade: { ...number('De quantos registros se trata'), rotulo: 'Registros' },
    mudancas: { ...text('O que mudou, campo a campo, até 1.000 caracteres'), rotulo: 'O que mudou' },
  },
  filters: {
    usuario: varchar(100, 'Quem fez, exatamente como na lista.', { ...ours, rotulo: 'Quem' }),
    dataDe: date('A partir deste dia.', { ...ours, rotulo: 'De' }),
    dataAte: date('Até este dia.', { ...ours, rotulo: 'Até' }),
    entidade: code(
      40,
      'Entidade.',
      { values: auditedEntities, unknown: 'refuse' },
      { ...ours, rotulo: 'Entidade' },
    ),
    registro: numeric(15, 'Número do registro, na sua entidade.', { ...ours, min: 1, rotulo: 'Registro' }),
    acao: code(20, 'Ação.', listed(auditActions), { ...ours, rotulo: 'Ação' }),
    operacao: varchar(60, 'Operação, exatamente como na lista.', { ...ours, rotulo: 'Operação' }),
  },
  search: 'quem fez e operação',
  orders: { data: 'Quando' },
  usualOrder: '-data',
  problems: [],
  example: { entidade: 'aluno', registro: 1, quantidade: 10 },
})
