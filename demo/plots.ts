/** Final situation of an individual contract. */
export type End =
  | 'em vigor'
  | 'com atividades'
  | 'com aditivo'
  | 'rescindido'
  | 'espera a concedente'
  | 'espera todos'
  | 'recusado'
  | 'vencido'
  | 'cancelado'

interface Life {
  modalidade: 'estagio' | 'monitoria'
  end: End
  minor?: true
}

/** Individual contracts that together show every situation. */
export const lives: readonly Life[] = [
  { modalidade: 'estagio', end: 'com atividades' },
  { modalidade: 'monitoria', end: 'com atividades' },
  { modalidade: 'estagio', end: 'com aditivo' },
  { modalidade: 'estagio', end: 'rescindido' },
  { modalidade: 'monitoria', end: 'em vigor' },
  { modalidade: 'estagio', end: 'espera a concedente' },
  { modalidade: 'estagio', end: 'espera todos', minor: true },
  { modalidade: 'estagio', end: 'recusado' },
  { modalidade: 'estagio', end: 'vencido' },
  { modalidade: 'estagio', end: 'cancelado' },
  { modalidade: 'monitoria', end: 'espera todos' },
  { modalidade: 'estagio', end: 'em vigor' },
]

/** Name under which the contract's id is kept. */
export const nameOfLife = (nth: number) => `contrato ${nth}`
