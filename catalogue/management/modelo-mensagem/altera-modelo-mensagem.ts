import { must } from '../../common-fields.ts'
import { code, ours, varchar } from '../../fields.ts'
import { messageTemplates } from '../../messages.ts'
import { command } from '../../operation.ts'
import { text, truth } from '../../output.ts'
import { simular } from '../parts.ts'

const values = Object.fromEntries(
  Object.entries(messageTemplates).map(([name, { rotulo }]) => [name, rotulo]),
) as { readonly [N in keyof typeof messageTemplates]: string }

const labelled = (meaning: string, rotulo: string) => ({ ...text(meaning), rotulo })

export const alteraModeloMensagem = command({
  family: 'management',
  kind: 'command',
  id: 'AlteraModeloMensagem',
  group: 'management',
  noun: 'modelo_mensagem',
  doors: { staff: 'configuracao.alterar', unlimited: true },
  title: 'Alterar o texto de uma mensagem',
  description:
    'Troca o assunto e o texto de uma mensagem pelos da instituição, e mostra como fica. Entre chaves vão só os campos da mensagem; o assunto não leva valor pessoal além do nome. As mensagens que abrem um acesso não levam endereço além de {endereco}, sozinho em sua linha, e enquanto o texto guardado levar outro vai o da plataforma. O que vem vazio volta a ser o texto da plataforma; o que não vem fica como está.',
  rotulo: 'Alterar texto',
  on: 'new',
  input: {
    modelo: code(20, 'Que mensagem.', { values, unknown: 'refuse' }, { ...must, rotulo: 'Mensagem' }),
    assunto: varchar(150, 'Assunto.', { ...ours, rotulo: 'Assunto' }),
    texto: varchar(10_000, 'Texto.', { ...ours, lines: true, rotulo: 'Texto' }),
    SIMULAR: simular,
  },
  output: {
    simulado: truth('Se foi só uma simulação'),
    assunto: labelled('O assunto que vale', 'Assunto'),
    texto: labelled('O texto que vale', 'Texto'),
    assuntoPreenchido: labelled('O assunto, preenchido com um exemplo', 'Assunto de exemplo'),
    textoPreenchido: labelled('O texto, preenchido com um exemplo', 'Texto de exemplo'),
    aviso: labelled('Por que o texto que a instituição tinha não era usado; vazio, era', 'Texto não usado'),
  },
  changes: ['modelo_mensagem'],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { modelo: 'pendencias', assunto: '{instituicao} espera por você, {nome}' },
})
