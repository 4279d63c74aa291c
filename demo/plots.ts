/** What becomes of a contract that is told from its beginning. */
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

/** The contracts that are told one by one; between them they show whatever can happen to one. */
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

/** Under which name the number of a contract is kept. */
export const nameOfLife = (nth: number) => `contrato ${nth}`
