import { code, date, listed, ours, varchar } from '../fields.ts'
import { workforce } from '../operation.ts'
import { phrase } from '../phrase.ts'
import { employeeCpf, tiposSaida } from './parts.ts'

export const registrarsaida = workforce({
  family: 'workforce',
  id: 'registrarsaida',
  group: 'workforce',
  doors: { integration: 'workforce' },
  title: phrase('Registrar saída de colaborador', 'Register the exit of an employee'),
  description: phrase(
    'Termina o contrato de hoje no fim do dia da saída. Uma data futura programa a saída, e esse dia ainda é trabalhado; hoje ou antes, links e sessões acabam na hora. Com saida vazia, desfaz a saída programada. A mesma data de novo não muda nada.',
    "Ends today's contract at the end of the day of the exit. A future day programs the exit, and that day is still worked; today or earlier, links and sessions end at once. An empty saida takes a programmed exit back. The same day again changes nothing.",
  ),
  input: {
    cpf: employeeCpf,
    saida: date(
      phrase(
        'Último dia de trabalho. Vazia: desfaz a saída programada.',
        'Last day of work. Empty: undoes the planned leave.',
      ),
      ours,
    ),
    tipo: code(
      20,
      phrase('Tipo da saída. Vazio: Não se aplica.', 'Kind of leaving. Empty: Não se aplica.'),
      listed(tiposSaida),
      ours,
    ),
    motivo: varchar(500, phrase('Motivo.', 'Reason.'), { ...ours, lines: true }),
  },
  problems: ['COLABORADOR_INEXISTENTE', 'MOVIMENTO_INVALIDO'],
  example: { cpf: '30663498023', saida: '2099-12-30', tipo: 'Voluntário', motivo: 'Mudança de cidade.' },
})
