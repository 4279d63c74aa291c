import type { Command } from '../../catalogue/management/index.ts'
import { arquivoVerbs } from '../domain/arquivo/verbs.ts'
import { assinaturaVerbs } from '../domain/assinatura/verbs.ts'
import { convenioVerbs } from '../domain/convenio/verbs.ts'
import { encerraCorrecao } from '../domain/correcao/encerra.ts'
import { mensagemVerbs } from '../domain/mensagem/verbs.ts'
import { vagaVerbs } from '../domain/vaga/verbs.ts'
import type { Verb } from '../domain/verb.ts'

/** Every command with what it does. A missing one does not compile. */
export const verbs: { readonly [C in Command as C['id']]: Verb<C> } = {
  ...vagaVerbs,
  ...convenioVerbs,
  ...arquivoVerbs,
  ...assinaturaVerbs,
  ...mensagemVerbs,
  EncerraCorrecao: encerraCorrecao,
}
