import { must } from '../../common-fields.ts'
import { varchar } from '../../fields.ts'
import { command, listing } from '../../operation.ts'
import { number, text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { simular } from '../parts.ts'

export const listaDeficiencias = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaDeficiencias',
  group: 'management',
  noun: 'deficiencia',
  doors: { staff: 'configuracao.alterar', unlimited: true },
  title: phrase('Deficiências', 'Disabilities'),
  description: phrase(
    'Os códigos de deficiência que os registros podem trazer.',
    'The codes of disability that records can bring.',
  ),
  columns: {
    id: number(phrase('Número', 'Number')),
    codigo: text(phrase('Código', 'Code')),
    descricao: text(phrase('O que significa', 'What it means')),
  },
  filters: {},
  search: phrase('código e descrição', 'code and description'),
  orders: { codigo: phrase('Código', 'Code'), descricao: phrase('Descrição', 'Description') },
  usualOrder: 'codigo',
  problems: [],
  example: { quantidade: 10 },
})

export const salvaDeficiencia = command({
  family: 'management',
  kind: 'command',
  id: 'SalvaDeficiencia',
  group: 'management',
  noun: 'deficiencia',
  doors: { staff: 'configuracao.alterar', unlimited: true },
  title: phrase('Salvar deficiência', 'Save disability'),
  description: phrase(
    'Cadastra um código de deficiência, ou muda o que ele significa. Registros que o trazem passam a ser aceitos; os recusados antes podem ser reprocessados.',
    'Registers a code of a disability, or changes what it means. Records that bring it are accepted from now on; those refused before can be processed again.',
  ),
  rotulo: phrase('Salvar', 'Save'),
  on: 'new',
  input: {
    codigo: varchar(20, phrase('Código, como a integração o usa.', 'Code, as the integration uses it.'), {
      ...must,
      rotulo: phrase('Código', 'Code'),
    }),
    descricao: varchar(100, phrase('O que significa.', 'What it means.'), {
      ...must,
      rotulo: phrase('Descrição', 'Description'),
    }),
    SIMULAR: simular,
  },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    nova: truth(
      phrase('Se o código não existia', 'Whether the code did not exist'),
      phrase('Código novo', 'New code'),
    ),
  },
  changes: ['deficiencia'],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { codigo: '07', descricao: 'Surdocegueira' },
})

export const deficienciaOperations = [listaDeficiencias, salvaDeficiencia] as const
