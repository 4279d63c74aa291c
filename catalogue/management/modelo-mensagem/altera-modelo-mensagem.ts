import { must } from '../../common-fields.ts'
import { code, ours, varchar } from '../../fields.ts'
import { messageTemplates } from '../../messages.ts'
import { command } from '../../operation.ts'
import { text, truth } from '../../output.ts'
import { type Phrase, phrase } from '../../phrase.ts'
import { simular } from '../parts.ts'

const values = Object.fromEntries(
  Object.entries(messageTemplates).map(([name, { rotulo }]) => [name, rotulo]),
) as { readonly [N in keyof typeof messageTemplates]: Phrase }

const labelled = (meaning: Phrase, rotulo: Phrase) => ({ ...text(meaning), rotulo })

export const alteraModeloMensagem = command({
  family: 'management',
  kind: 'command',
  id: 'AlteraModeloMensagem',
  group: 'management',
  noun: 'modelo_mensagem',
  doors: { staff: 'configuracao.alterar', unlimited: true },
  title: phrase('Alterar o texto de uma mensagem', 'Change the text of a message'),
  description: phrase(
    'Troca o assunto e o texto de uma mensagem pelos da instituição, e mostra como fica. Entre chaves vão só os campos da mensagem; o assunto não leva valor pessoal além do nome. As mensagens que abrem um acesso não levam endereço além do campo endereco, sozinho em sua linha, e enquanto o texto guardado levar outro vai o da plataforma. O que vem vazio volta a ser o texto da plataforma; o que não vem fica como está.',
    "Puts the institution's subject and text in place of those of a message, and shows the result. Only the fields of the message go between braces; the subject takes no personal value besides the name. Messages that open an access take no address but the field endereco, alone on its line, and while the stored text has another one the platform's text is sent. What comes empty is the platform's text again; what does not come stays.",
  ),
  rotulo: phrase('Alterar texto', 'Change the text'),
  on: 'new',
  input: {
    modelo: code(
      20,
      phrase('Que mensagem.', 'Which message.'),
      { values, unknown: 'refuse' },
      { ...must, rotulo: phrase('Mensagem', 'Message') },
    ),
    assunto: varchar(150, phrase('Assunto.', 'Subject.'), { ...ours, rotulo: phrase('Assunto', 'Subject') }),
    texto: varchar(10_000, phrase('Texto.', 'Text.'), {
      ...ours,
      lines: true,
      rotulo: phrase('Texto', 'Text'),
    }),
    SIMULAR: simular,
  },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    assunto: labelled(phrase('O assunto que vale', 'The subject in use'), phrase('Assunto', 'Subject')),
    texto: labelled(phrase('O texto que vale', 'The text in use'), phrase('Texto', 'Text')),
    assuntoPreenchido: labelled(
      phrase('O assunto, preenchido com um exemplo', 'The subject, filled with an example'),
      phrase('Assunto de exemplo', 'Sample subject'),
    ),
    textoPreenchido: labelled(
      phrase('O texto, preenchido com um exemplo', 'The text, filled with an example'),
      phrase('Texto de exemplo', 'Sample text'),
    ),
    aviso: labelled(
      phrase(
        'Por que o texto que a instituição tinha não era usado; vazio, era',
        "Why the institution's own text was not used; empty, it was",
      ),
      phrase('Texto não usado', 'Text not in use'),
    ),
  },
  changes: ['modelo_mensagem'],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { modelo: 'pendencias', assunto: '{instituicao} espera por você, {nome}' },
})

export const modeloMensagemOperations = [alteraModeloMensagem] as const
