import { arquivoMachine } from '../../machines/arquivo.ts'
import { assinaturaMachine } from '../../machines/assinatura.ts'
import { statesOf } from '../../machines/machine.ts'
import { day, group, list, moment, number, saidText, text, truth } from '../../output.ts'
import { origensArquivo, tiposArquivo } from '../../values/arquivo.ts'

/** A file as its pages show it. */
export const arquivoElement = {
  identificador: number('Identificador do arquivo'),
  nomeArquivo: text('Nome do arquivo'),
  tipoArquivo: text('Tipo', tiposArquivo),
  situacao: text('Situação', statesOf(arquivoMachine)),
  situacaoAssinatura: text('Situação da assinatura', statesOf(assinaturaMachine)),
  origem: group({
    tipo: {
      ...text('A que registro o arquivo pertence', Object.values(origensArquivo)),
      rotulo: 'Pertence a',
    },
    identificador: number('Número do registro a que o arquivo pertence'),
  }),
  contrato: number('Número do contrato'),
  estagiario: group({ nome: text('Estudante') }),
  convenio: text('Convênio'),
  prazo: day('Prazo para assinar'),
  tamanho: number('Tamanho em bytes'),
  tipoMime: text('Tipo do conteúdo'),
  hash: text('SHA-256 do conteúdo'),
  motivoRecusa: text('Motivo da recusa'),
  codigo: text('Código de verificação'),
  assinaturas: list({
    id: number('Número da assinatura'),
    assinante: saidText('Tipo de assinante'),
    nome: text('Nome do assinante'),
    email: text('E-mail do assinante'),
    ordem: number('Ordem em que assina'),
    nivel: text('Nível pedido'),
    dataEnvio: moment('Envio'),
    assinado: truth('Assinado'),
    recusado: truth('Recusado'),
    motivoRecusa: text('Motivo da recusa'),
    dataAssinatura: moment('Assinatura'),
  }),
  inclusao: moment('Inclusão'),
  atualizacao: moment('Atualização'),
  versao: number('Versão'),
}
