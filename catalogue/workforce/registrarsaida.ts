import { code, date, listed, ours, varchar } from '../fields.ts'
import { workforce } from '../operation.ts'
import { employeeCpf, tiposSaida } from './parts.ts'

export const registrarsaida = workforce({
  family: 'workforce',
  id: 'registrarsaida',
  group: 'workforce',
  doors: { integration: 'workforce' },
  title: 'Registrar saída de colaborador',
  description:
    'Termina o contrato de hoje no fim do dia da saída. Uma data futura programa a saída, e esse dia ainda é trabalhado; hoje ou antes, links e sessões acabam na hora. Com saida vazia, desfaz a saída programada. A mesma data de novo não muda nada.',
  input: {
    cpf: employeeCpf,
    saida: date('Último dia de trabalho. Vazia: desfaz a saída programada.', ours),
    tipo: code(20, 'Tipo da saída. Vazio: Não se aplica.', listed(tiposSaida), ours),
    motivo: varchar(500, 'Motivo.', { ...ours, lines: true }),
  },
  problems: ['COLABORADOR_INEXISTENTE', 'MOVIMENTO_INVALIDO'],
  example: { cpf: '30663498023', saida: '2099-12-30', tipo: 'Voluntário', motivo: 'Mudança de cidade.' },
})
