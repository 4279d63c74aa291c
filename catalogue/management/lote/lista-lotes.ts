import { code, date, flag, ours, varchar } from '../../fields.ts'
import { listing } from '../../operation.ts'
import { coded, moment, number, text, truth } from '../../output.ts'
import { situacoesLote } from '../../query/retorna-dados-ocorrencias.ts'
import { statesFilter } from '../filters.ts'
import { operacaoCodes } from './operacoes.ts'

export const listaLotes = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaLotes',
  group: 'management',
  noun: 'lote',
  doors: { staff: 'integracao.ver' },
  title: 'Lotes',
  description: 'Os lotes recebidos e os feitos aqui, com o que foi de seus registros.',
  columns: {
    id: { ...number('Número do lote'), rotulo: 'Lote' },
    operacao: coded('O que o lote traz', operacaoCodes),
    situacao: text('Situação', situacoesLote),
    registros: number('Registros recebidos'),
    incluidos: { ...number('Registros incluídos'), rotulo: 'Incluídos' },
    atualizados: { ...number('Registros atualizados'), rotulo: 'Atualizados' },
    inalterados: { ...number('Registros inalterados'), rotulo: 'Inalterados' },
    recusados: number('Registros recusados'),
    aguardando: { ...number('Registros que aguardam uma referência'), rotulo: 'Aguardando' },
    credencial: { ...text('Credencial por que veio, ou quem o fez aqui'), rotulo: 'Enviado por' },
    retorno: { ...text('Rótulo do envio'), rotulo: 'Rótulo' },
    simulado: { ...truth('Se só decidiu, sem alterar nada'), rotulo: 'Simulação' },
    origem: { ...number('Lote de que são os registros, quando reprocessados'), rotulo: 'Lote de origem' },
    recebimento: moment('Recebimento'),
    termino: moment('Término do processamento'),
  },
  filters: {
    operacao: code(40, 'Operação.', operacaoCodes, { ...ours, rotulo: 'Operação' }),
    situacao: statesFilter(situacoesLote, 30),
    comRecusas: flag('S só os que têm registros recusados, N só os que não têm.', {
      ...ours,
      rotulo: 'Com recusas',
    }),
    recebidoDe: date('Recebidos a partir deste dia.', { ...ours, rotulo: 'Recebido, de' }),
    recebidoAte: date('Recebidos até este dia.', { ...ours, rotulo: 'Recebido, a' }),
    credencial: varchar(100, 'Nome da credencial, ou de quem o fez aqui.', {
      ...ours,
      rotulo: 'Enviado por',
    }),
  },
  search: 'rótulo do envio e credencial',
  orders: { id: 'Lote' },
  usualOrder: '-id',
  problems: [],
  example: { situacao: ['Processado com ocorrências'], quantidade: 10 },
})
