import { command } from '../../operation.ts'
import { text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { id, simular } from '../parts.ts'

export const veMensagem = command({
  family: 'management',
  kind: 'command',
  id: 'VeMensagem',
  group: 'management',
  noun: 'mensagem',
  doors: { staff: 'contratos.ver' },
  title: phrase('Ver o texto da mensagem', 'See the text of the message'),
  description: phrase(
    'O texto como vai ou foi, com os textos atuais da instituição. O link pessoal aparece como [link pessoal] e um código como [código]: só quem recebe os conhece. De um resumo, as linhas que quem pergunta pode ver. Não muda nada.',
    'The text as it goes or went, with the present texts of the institution. The personal link is shown as [link pessoal] and a code as [código]: only the receiver knows them. Of a summary, the lines that the caller may see. Changes nothing.',
  ),
  rotulo: phrase('Ver o texto', 'See the text'),
  on: 'one',
  input: { id, SIMULAR: simular },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    assunto: text(phrase('Assunto da mensagem', 'Subject of the message'), phrase('Assunto', 'Subject')),
    texto: text(phrase('Texto da mensagem', 'Text of the message'), phrase('Texto', 'Text')),
  },
  changes: [],
  problems: ['REGISTRO_INEXISTENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { id: 505 },
})
