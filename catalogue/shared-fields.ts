import { type Codes, numeric, ours, varchar } from './fields.ts'

/** Fields that every inbound record accepts besides its own. */
export const recordFields = {
  ACAO: varchar(1, 'Enviada vazia: o registro é incluído ou atualizado. Outro valor é ignorado com alerta.'),
  ID_RETORNO: varchar(
    50,
    'Identificador do lote para o retorno do processamento pelo webhook. Número ou texto, guardado como texto.',
  ),
} as const

/** Paging of every query. */
export const maxQuantidade = 10_000
export const pagingFields = {
  quantidade: numeric(
    5,
    `Elementos por página, de 1 a ${maxQuantidade}. Ausente, vazio ou 0: sem paginação.`,
  ),
  pagina: numeric(9, 'Página desejada quando há paginação; a primeira é 1.'),
} as const

export const cliente = varchar(40, 'Código do cliente. Opcional; quando vem, deve ser o do token.', ours)

export const sexo: Codes = {
  values: { M: 'Masculino', F: 'Feminino', O: 'Outro', N: 'Não informado' },
  unknown: 'ignore',
}

export const estadoCivil: Codes = {
  values: {
    S: 'Solteiro',
    C: 'Casado',
    D: 'Divorciado',
    V: 'Viúvo',
    P: 'Separado',
    U: 'União estável',
    O: 'Outro',
  },
  aliases: { '1': 'S', '2': 'C', '3': 'D', '4': 'P', '5': 'V', I: 'D', E: 'U' },
  unknown: 'ignore',
}
