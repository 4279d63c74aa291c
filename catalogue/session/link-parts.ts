import { parties } from '../doors.ts'
import { varchar } from '../fields.ts'
import { linkPurposes } from '../links.ts'
import { coded, day, list, moment, number, secretText, text, texts, truth } from '../output.ts'
import { type Phrase, phrase, withEnglish } from '../phrase.ts'
import type { ProblemCode } from '../problems.ts'

/** Common parts of the link operations. */

export const segredo = varchar(
  43,
  phrase('O que vem depois de # no endereço do link.', 'What comes after # in the address of the link.'),
  {
    required: true,
    origin: 'ours',
    rotulo: phrase('Segredo', 'Secret'),
    example: 'exemplo-de-segredo-0123456789abcdefghijklmn',
  },
)

/** Problems of an unusable link. */
export const linkRefusals = [
  'LINK_INVALIDO',
  'LINK_PEDE_CODIGO',
  'LINK_SEM_CORREIO',
  'LINK_SEM_ENDERECO',
  'LINK_USADO',
  'LINK_VENCIDO',
  'LINK_SUBSTITUIDO',
  'LINK_ENCERRADO',
  'LINK_NAO_PERMITE',
  'LIMITE_EXCEDIDO',
  'ORIGEM_RECUSADA',
  'REGISTRO_INVALIDO',
] as const satisfies readonly ProblemCode[]

const labelled = <L extends object>(leaf: L, rotulo: Phrase) => ({ ...leaf, rotulo })

/** Input field of an action. */
const fields = list({
  campo: labelled(text(phrase('Nome do campo', 'Name of the field')), phrase('Campo', 'Field')),
  grupo: labelled(
    text(
      phrase(
        'Seção do formulário de que ele faz parte; vazio quando não há',
        'Section of the form that it belongs to; empty where there is none',
      ),
    ),
    phrase('Seção', 'Section'),
  ),
  rotulo: labelled(
    text(phrase('O que se lê ao lado dele', 'What is read beside it')),
    phrase('Rótulo', 'Label'),
  ),
  texto: labelled(text(phrase('O que ele significa', 'What it means')), phrase('Explicação', 'Explanation')),
  tipo: labelled(text(phrase('Tipo do valor', 'Type of the value')), phrase('Tipo', 'Kind')),
  obrigatorio: labelled(
    truth(phrase('Se precisa ser preenchido', 'Whether it has to be filled')),
    phrase('Obrigatório', 'Mandatory'),
  ),
  tamanho: labelled(
    number(phrase('Quantos caracteres cabem', 'How many characters fit')),
    phrase('Tamanho', 'Size'),
  ),
  valor: labelled(
    text(
      phrase(
        'O que a página informa por si, sem perguntar; vazio, pergunta-se',
        'What the page tells by itself, without asking; empty, it is asked for',
      ),
    ),
    phrase('Valor', 'Amount'),
  ),
  atual: labelled(
    text(
      phrase(
        'O valor registrado, com que o campo começa; o que não muda não precisa ser informado',
        'The recorded value, with which the field begins; what does not change need not be told',
      ),
    ),
    phrase('Valor atual', 'Current value'),
  ),
  linhas: labelled(
    truth(phrase('Se pode ter várias linhas', 'Whether it may have several lines')),
    phrase('Várias linhas', 'Several lines'),
  ),
  opcoes: labelled(
    list({
      valor: labelled(text(phrase('Valor', 'Amount')), phrase('Valor', 'Amount')),
      rotulo: labelled(text(phrase('O que se lê', 'What is read')), phrase('Rótulo', 'Label')),
    }),
    phrase('Opções', 'Options'),
  ),
})

/** Where the signature of a document stands, for the person of the link. */
const estadosDocumento = withEnglish({
  assinar: 'to sign',
  impedido: 'hindered',
  assinado: 'signed',
  recusado: 'refused',
  encerrado: 'ended',
})

/** Content of a link: its person, its record and the actions. */
export const linkShape = {
  instituicao: labelled(
    text(phrase('Nome da instituição', 'Name of the institution')),
    phrase('Instituição', 'Institution'),
  ),
  nome: text(phrase('De quem é o link', 'Whose the link is')),
  parte: labelled(
    coded(phrase('Que parte é', 'Which party it is'), { values: parties }),
    phrase('Parte', 'Party'),
  ),
  finalidade: labelled(
    coded(phrase('Para que serve', 'What it is for'), { values: linkPurposes }),
    phrase('Finalidade', 'Purpose'),
  ),
  validade: labelled(
    day(phrase('Último dia em que serve', 'Last day on which it works')),
    phrase('Validade', 'Valid until'),
  ),
  assunto: labelled(text(phrase('De que se trata', 'What it is about')), phrase('Assunto', 'Subject')),
  campos: labelled(
    list({
      rotulo: labelled(text(phrase('O que é', 'What it is')), phrase('Rótulo', 'Label')),
      valor: labelled(text(phrase('O que diz', 'What it says')), phrase('Valor', 'Amount')),
    }),
    phrase('Campos', 'Fields'),
  ),
  arquivos: labelled(
    list({
      nome: labelled(text(phrase('Nome do arquivo', 'File name')), phrase('Nome', 'Name')),
      endereco: labelled(
        secretText(
          phrase('De onde se baixa, nos próximos minutos', 'From where to download, within the next minutes'),
        ),
        phrase('Endereço', 'Address'),
      ),
    }),
    phrase('Arquivos', 'Files'),
  ),
  consentimento: labelled(
    text(
      phrase(
        'Com o que concorda quem assina; vazio quando nada há a assinar',
        'What a signer agrees to; empty where nothing is signed',
      ),
    ),
    phrase('Consentimento', 'Consent'),
  ),
  documentos: labelled(
    list({
      registro: labelled(
        number(phrase('Número do documento', 'Number of the document')),
        phrase('Registro', 'Record'),
      ),
      assunto: labelled(
        text(phrase('Que documento é, e de quem', 'Which document it is, and whose')),
        phrase('Assunto', 'Subject'),
      ),
      prazo: labelled(
        day(phrase('Último dia para assinar', 'Last day to sign')),
        phrase('Prazo', 'Deadline'),
      ),
      estado: labelled(
        text(
          phrase('Em que pé está a assinatura da pessoa', "Where the person's signature stands"),
          estadosDocumento,
        ),
        phrase('Situação', 'State'),
      ),
      mensagem: labelled(
        text(
          phrase(
            'O que impede a assinatura, quando algo impede',
            'What is in the way of signing, where something is',
          ),
        ),
        phrase('Mensagem', 'Message'),
      ),
      assinadoEm: labelled(
        moment(phrase('Quando a pessoa assinou', 'When the person signed')),
        phrase('Assinado em', 'Signed on'),
      ),
      faltam: labelled(
        texts(
          phrase(
            'Em que qualidade assinam as outras pessoas que faltam',
            'In which capacity the others sign who are still missing',
          ),
        ),
        phrase('Faltam', 'Missing'),
      ),
      hash: labelled(
        text(
          phrase(
            'SHA-256 do que se assina; vazio enquanto o documento é feito',
            'SHA-256 of what is signed; empty while the document is made',
          ),
        ),
        phrase('SHA-256 do arquivo', 'SHA-256 of the file'),
      ),
      fatos: labelled(
        list({
          rotulo: labelled(text(phrase('O que é', 'What it is')), phrase('Rótulo', 'Label')),
          valor: labelled(text(phrase('O que diz', 'What it says')), phrase('Valor', 'Amount')),
        }),
        phrase('Resumo', 'Summary'),
      ),
      nome: labelled(text(phrase('Nome do arquivo', 'File name')), phrase('Nome', 'Name')),
      endereco: labelled(
        secretText(
          phrase(
            'De onde se lê e se baixa, nos próximos minutos',
            'From where to read and download, within the next minutes',
          ),
        ),
        phrase('Endereço', 'Address'),
      ),
      representantes: labelled(
        list({
          valor: labelled(text(phrase('Valor', 'Amount')), phrase('Valor', 'Amount')),
          rotulo: labelled(text(phrase('O que se lê', 'What is read')), phrase('Rótulo', 'Label')),
        }),
        phrase('A quem se pode delegar', 'To whom it can be handed on'),
      ),
    }),
    phrase('Documentos', 'Documents'),
  ),
  acoes: labelled(
    list({
      comando: labelled(
        text(phrase('O que informar em comando', 'What to tell in comando')),
        phrase('Comando', 'Command'),
      ),
      rotulo: labelled(
        text(phrase('O que está no botão', 'What is on the button')),
        phrase('Rótulo', 'Label'),
      ),
      permitido: labelled(
        truth(phrase('Se pode ser feito agora', 'Whether it can be done now')),
        phrase('Permitido', 'Allowed'),
      ),
      mensagem: labelled(
        text(phrase('O que o impede, quando algo impede', 'What is in the way, where something is')),
        phrase('Mensagem', 'Message'),
      ),
      campos: labelled(fields, phrase('Campos', 'Fields')),
    }),
    phrase('Ações', 'Actions'),
  ),
  itens: labelled(
    list({
      entidade: labelled(text(phrase('Que registro é', 'Which record it is')), phrase('Entidade', 'Entity')),
      registro: labelled(
        number(phrase('Número do registro', 'Number of the registration')),
        phrase('Registro', 'Record'),
      ),
      assunto: labelled(text(phrase('De que se trata', 'What it is about')), phrase('Assunto', 'Subject')),
      situacao: labelled(text(phrase('Situação', 'State')), phrase('Situação', 'State')),
      prazo: labelled(day(phrase('Até quando', 'Until when')), phrase('Prazo', 'Deadline')),
      atraso: labelled(
        number(
          phrase(
            'Há quantos dias o prazo passou; 0 enquanto não passou',
            'How many days ago the deadline passed; 0 while it has not',
          ),
        ),
        phrase('Dias de atraso', 'Days late'),
      ),
      motivo: labelled(
        text(
          phrase(
            'Por que voltou à pessoa, como uma entrega devolvida; vazio quando não voltou',
            'Why it came back to the person, as a delivery that was sent back; empty if it did not',
          ),
        ),
        phrase('Motivo', 'Reason'),
      ),
      acao: labelled(
        text(
          phrase(
            'O que se espera da pessoa; vazio, ela escolhe',
            'What is expected of the person; empty, they choose',
          ),
        ),
        phrase('O que fazer', 'What to do'),
      ),
    }),
    phrase('Itens', 'Items'),
  ),
} as const
