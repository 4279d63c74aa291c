import { said } from '../../catalogue/message.ts'
import { assina } from '../domain/assinatura/assina.ts'
import { delega } from '../domain/assinatura/delega.ts'
import { envia } from '../domain/assinatura/envia.ts'
import { assinaturas } from '../domain/assinatura/guards.ts'
import { recusa } from '../domain/assinatura/recusa.ts'
import { registra } from '../domain/assinatura/registra.ts'
import { renova } from '../domain/assinatura/renova.ts'
import { troca } from '../domain/assinatura/troca.ts'
import { lembrando } from '../domain/lembrete/a-pedido.ts'
import { assinaturas as assinaturasListing } from '../listing/sources/arquivos.ts'
import { arquivo as arquivoPage } from '../query/sources/arquivo.ts'
import { arquivo } from './arquivo.ts'
import type { Noun } from './noun.ts'

export const assinatura: Noun<'assinatura'> = {
  bound: assinaturas,
  verbs: {
    LembraAssinatura: lembrando(assinaturas),
    EnviaParaAssinatura: envia,
    Assina: assina,
    RecusaAssinatura: recusa,
    DelegaAssinatura: delega,
    RenovaAssinatura: renova,
    TrocaAssinante: troca,
    RegistraAssinaturaExterna: registra,
  },
  due: { vencer: said('motivo.prazoAssinarPassou') },
  waits: {
    contrato: 'contrato_id',
    prazo: 'prazo',
    also: ['devida'],
    acao: assinaturas.machine.alterations.assinar.rotulo,
  },
  // A signature is a row of the table `arquivo`, so the scope of files applies.
  scope: arquivo.scope!,
  listings: { ListaAssinaturas: assinaturasListing },
  page: { source: arquivoPage },
}
