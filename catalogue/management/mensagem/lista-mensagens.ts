import { code, date, numeric, ours, texts } from '../../fields.ts'
import { listing } from '../../operation.ts'
import { diagnosticos, mensagemColumns, modelosMensagem, partesMensagem, situacoesMensagem } from './parts.ts'

const among = (values: Readonly<Record<string, string>>) => ({ values, unknown: 'refuse' }) as const
const known = (values: readonly string[]) => among(Object.fromEntries(values.map((one) => [one, one])))

export const listaMensagens = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaMensagens',
  group: 'management',
  noun: 'mensagem',
  doors: { staff: 'contratos.ver' },
  title: 'Mensagens',
  description: 'As mensagens que a plataforma enviou ou vai enviar, com as que não chegaram.',
  columns: mensagemColumns,
  filters: {
    situacao: texts(situacoesMensagem.length, 20, 'Situações.', {
      ...ours,
      codes: known(situacoesMensagem),
      rotulo: 'Situação',
    }),
    modelo: code(20, 'Que mensagem é.', among(modelosMensagem), { ...ours, rotulo: 'Mensagem' }),
    parte: code(20, 'A quem vai.', among(partesMensagem), { ...ours, rotulo: 'A quem' }),
    diagnostico: code(30, 'Por que não foi entregue.', among(diagnosticos), {
      ...ours,
      rotulo: 'Diagnóstico',
    }),
    contrato: numeric(10, 'Número do contrato.', { ...ours, min: 1, rotulo: 'Contrato' }),
    inclusaoDe: date('Escrita a partir deste dia.', { ...ours, rotulo: 'Escrita, de' }),
    inclusaoAte: date('Escrita até este dia.', { ...ours, rotulo: 'Escrita, a' }),
  },
  search: 'nome e endereço de quem recebe',
  orders: { inclusao: 'Inclusão', atualizacao: 'Atualização', nome: 'Nome', situacao: 'Situação' },
  usualOrder: '-inclusao',
  problems: [],
  example: { situacao: ['Não entregue'], quantidade: 10 },
})
