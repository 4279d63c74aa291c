import type { arquivoElement } from '../../../catalogue/management/arquivo/element.ts'
import type { PageSource } from '../source.ts'
import { nameOfOrigin, originOfFile, studentOfFile } from './arquivo-parts.ts'
import * as parts from './integracao-parts.ts'

/** A file with its signatories, for its page. */
export const arquivo: PageSource<typeof arquivoElement, 'arquivo'> = {
  joins: parts.joined(
    studentOfFile,
    parts.by('v', 'convenio', 'x.convenio_id'),
    'left join documento d on d.cliente_id = x.cliente_id and d.arquivo_id = x.id',
  ),
  element: {
    nomeArquivo: 'x.nome',
    tipoArquivo: 'x.tipo',
    origem: { ...originOfFile, nome: nameOfOrigin },
    contrato: 'contrato.numero',
    contratoIdentificador: 'contrato.id',
    estagiario: { identificador: 'e.id', nome: 'coalesce(e.nome_social, e.nome)' },
    convenio: 'v.convenio',
    convenioIdentificador: 'v.id',
    hash: 'x.arquivo_sha256',
    codigo: 'd.codigo',
    assinaturas: {
      from: 'assinatura s where s.cliente_id = x.cliente_id and s.arquivo_id = x.id',
      order: 's.ordem, s.id',
      item: {
        id: 's.id',
        assinante: 's.assinante',
        nome: 's.nome',
        email: 's.email',
        ordem: 's.ordem',
        nivel: 's.nivel',
        dataEnvio: 's.envio',
        assinado: 's.assinado',
        recusado: 's.recusado',
        motivoRecusa: 's.motivo_recusa',
        dataAssinatura: 's.assinado_em',
      },
    },
  },
}
