import type { Command } from '../../catalogue/management/index.ts'
import { apoliceVerbs } from '../domain/apolice/verbs.ts'
import { contratoVerbs } from '../domain/contrato/verbs.ts'
import { convenioVerbs } from '../domain/convenio/verbs.ts'
import { encerraCorrecao } from '../domain/correcao/encerra.ts'
import { mensagemVerbs } from '../domain/mensagem/verbs.ts'
import { regraVerbs } from '../domain/regra/verbs.ts'
import { vagaVerbs } from '../domain/vaga/verbs.ts'
import type { Verb } from '../domain/verb.ts'

/** Every command with what it does. A missing one does not compile. */
export const verbs: { readonly [C in Command as C['id']]: Verb<C> } = {
  ...vagaVerbs,
  ...convenioVerbs,
  ...contratoVerbs,
  ...apoliceVerbs,
  ...regraVerbs,
  ...mensagemVerbs,
  EncerraCorrecao: encerraCorrecao,
}
