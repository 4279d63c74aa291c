import { command } from '../../operation.ts'
import { number, texts, truth } from '../../output.ts'
import { conteudoDoBanco } from '../arquivo/fields.ts'
import { simular } from '../parts.ts'

export const leRetorno = command({
  family: 'management',
  kind: 'command',
  id: 'LeRetorno',
  group: 'management',
  noun: 'retorno',
  doors: { staff: 'financeiro.remeter', unlimited: true },
  title: 'Ler retorno',
  description:
    'Lê o retorno de um banco e aplica o que ele diz de cada pagamento. O que já foi aplicado não se aplica de novo, do mesmo arquivo ou de outro; o que não se aplica sozinho fica para uma pessoa conferir, ou até que o arquivo seja lido de novo.',
  rotulo: 'Ler retorno',
  on: 'new',
  input: { conteudo: conteudoDoBanco, SIMULAR: simular },
  output: {
    simulado: truth('Se foi só uma simulação'),
    id: number('Número do retorno'),
    repetido: {
      ...truth('Se o mesmo arquivo já tinha sido lido'),
      rotulo: 'Arquivo já lido antes, nada mudou',
    },
    itens: number('Pagamentos de que o banco fala'),
    pagos: number('Pagos agora'),
    agendados: number('Agendados agora'),
    recusados: number('Recusados agora'),
    cancelados: number('Cancelados agora'),
    devolvidos: number('Devolvidos agora'),
    repetidos: number('Já sabidos'),
    conferir: number('Para uma pessoa conferir'),
    avisos: texts('O que há de estranho no arquivo'),
  },
  outcome: { tells: ['repetido', 'pagos', 'recusados', 'devolvidos', 'conferir'] },
  changes: ['retorno', 'retorno_item', 'remessa', 'remessa_item', 'faturamento'],
  problems: ['CONTEUDO_INEXISTENTE', 'REGRA_IMPEDE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { conteudo: 'exemplo-de-conteudo-enviado-para-o-retorno1' },
})
