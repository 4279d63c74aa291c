import { command } from '../../operation.ts'
import { number, saidTexts, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { conteudoDoBanco } from '../arquivo/fields.ts'
import { simular } from '../parts.ts'

export const leRetorno = command({
  family: 'management',
  kind: 'command',
  id: 'LeRetorno',
  group: 'management',
  noun: 'retorno',
  doors: { staff: 'financeiro.remeter', unlimited: true },
  title: phrase('Ler retorno', 'Read a bank return'),
  description: phrase(
    'Lê o retorno de um banco e aplica o que ele diz de cada pagamento. O que já foi aplicado não se aplica de novo, do mesmo arquivo ou de outro; o que não se aplica sozinho fica para uma pessoa conferir, ou até que o arquivo seja lido de novo.',
    "Reads a bank's return and applies what it says of each payment. What was applied is not applied again, of the same file or of another; what does not apply by itself is left for a person to look at, or until the file is read again.",
  ),
  rotulo: phrase('Ler retorno', 'Read a bank return'),
  on: 'new',
  input: { conteudo: conteudoDoBanco, SIMULAR: simular },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    id: number(phrase('Número do retorno', 'Number of the return')),
    repetido: truth(
      phrase('Se o mesmo arquivo já tinha sido lido', 'Whether the same file had been read before'),
      phrase('Arquivo já lido antes, nada mudou', 'The same file had been read before, and nothing changed'),
    ),
    itens: number(phrase('Pagamentos de que o banco fala', 'Payments that the bank speaks of')),
    pagos: number(phrase('Pagos agora', 'Paid now')),
    agendados: number(phrase('Agendados agora', 'Scheduled now')),
    recusados: number(phrase('Recusados agora', 'Refused now')),
    cancelados: number(phrase('Cancelados agora', 'Cancelled now')),
    devolvidos: number(phrase('Devolvidos agora', 'Returned now')),
    repetidos: number(phrase('Já sabidos', 'Already known')),
    conferir: number(phrase('Para uma pessoa conferir', 'For a person to check')),
    avisos: saidTexts(phrase('O que há de estranho no arquivo', 'What is strange in the file')),
  },
  outcome: { tells: ['repetido', 'pagos', 'recusados', 'devolvidos', 'conferir'] },
  changes: ['retorno', 'retorno_item', 'remessa', 'remessa_item', 'faturamento'],
  problems: ['CONTEUDO_INEXISTENTE', 'REGRA_IMPEDE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { conteudo: 'exemplo-de-conteudo-enviado-para-o-retorno1' },
})
