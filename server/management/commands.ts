import type { Command } from '../../catalogue/management/index.ts'
import { acessoVerbs } from '../domain/acesso/verbs.ts'
import { apoliceVerbs } from '../domain/apolice/verbs.ts'
import { arquivoVerbs } from '../domain/arquivo/verbs.ts'
import { assinaturaVerbs } from '../domain/assinatura/verbs.ts'
import { atividadeVerbs } from '../domain/atividade/verbs.ts'
import { comoEra } from '../domain/auditoria/como-era.ts'
import { calendarioVerbs } from '../domain/calendario/command-verbs.ts'
import { revoga } from '../domain/candidatura/revoga-consentimento.ts'
import { candidaturaVerbs } from '../domain/candidatura/verbs.ts'
import { causaVerbs } from '../domain/causa/verbs.ts'
import { ajusteVerbs } from '../domain/cliente/ajustes.ts'
import { colaboradorVerbs } from '../domain/colaborador/verbs.ts'
import { contaVerbs } from '../domain/conta/verbs.ts'
import { contaBancariaVerbs } from '../domain/conta-bancaria/verbs.ts'
import { contaFavorecidoVerbs } from '../domain/conta-favorecido/verbs.ts'
import { contratoVerbs } from '../domain/contrato/verbs.ts'
import { verifica as verificaContrato } from '../domain/contrato/verifica.ts'
import { convenioVerbs } from '../domain/convenio/verbs.ts'
import { encerraCorrecao } from '../domain/correcao/encerra.ts'
import { credencialVerbs } from '../domain/credencial/verbs.ts'
import { salva as salvaDeficiencia } from '../domain/deficiencia/salva.ts'
import { diplomaVerbs } from '../domain/diploma/verbs.ts'
import { ensaioVerbs } from '../domain/ensaio/verbs.ts'
import { equivalenciaVerbs } from '../domain/equivalencia/verbs.ts'
import { faturamentoVerbs } from '../domain/faturamento/verbs.ts'
import { confirma, previa } from '../domain/fechamento/fecha.ts'
import { retroage } from '../domain/fechamento/retroage.ts'
import { reverte } from '../domain/fechamento/reverte.ts'
import { mensagemVerbs } from '../domain/mensagem/verbs.ts'
import { modeloVerbs } from '../domain/modelo/verbs.ts'
import { altera as alteraModelo } from '../domain/modelo-mensagem/altera.ts'
import { orcamentoVerbs } from '../domain/orcamento/verbs.ts'
import { participacaoVerbs } from '../domain/participacao/verbs.ts'
import { pendenciaVerbs } from '../domain/pendencia/verbs.ts'
import { respondeOferta, salva as salvaPerfil } from '../domain/perfil/salva.ts'
import { projetoExtensaoVerbs } from '../domain/projeto-extensao/verbs.ts'
import { propostaVerbs } from '../domain/proposta/verbs.ts'
import { regraVerbs } from '../domain/regra/verbs.ts'
import { remessaItemVerbs } from '../domain/remessa/item-verbs.ts'
import { remessaVerbs } from '../domain/remessa/verbs.ts'
import { concilia as conciliaItem } from '../domain/retorno/concilia.ts'
import { le as leRetorno } from '../domain/retorno/le.ts'
import { solicitacaoVerbs } from '../domain/solicitacao/verbs.ts'
import { salva as salvaUsuario } from '../domain/usuario/salva.ts'
import { vagaVerbs } from '../domain/vaga/verbs.ts'
import type { SteppedVerb, Verb } from '../domain/verb.ts'
import { altera as alteraLoginUnico, consulta as consultaLoginUnico } from './login-unico.ts'
import { resume } from './painel/resume.ts'
import { explain } from './registro/explain.ts'
import { history } from './registro/history.ts'

type Stepped = Extract<Command, { stepped: true }>
type Apart = Extract<Command, { apart: true }>

/** Commands that are made in steps. */
export const steppedVerbs: { readonly [C in Stepped as C['id']]: SteppedVerb<C> } = {
  PreviaFechamento: previa,
  ConfirmaFechamento: confirma,
  ReverteFechamento: reverte,
  RetroageAjuste: retroage,
}

/** Every other command with what it does. A missing one does not compile. */
export const verbs: { readonly [C in Exclude<Command, Stepped | Apart> as C['id']]: Verb<C> } = {
  ...vagaVerbs,
  ...candidaturaVerbs,
  RevogaConsentimento: revoga,
  ...convenioVerbs,
  ...propostaVerbs,
  ...projetoExtensaoVerbs,
  ...participacaoVerbs,
  ...equivalenciaVerbs,
  ...orcamentoVerbs,
  ...diplomaVerbs,
  ...contratoVerbs,
  ...apoliceVerbs,
  ...regraVerbs,
  ...credencialVerbs,
  ...contaVerbs,
  ...ensaioVerbs,
  ConsultaComoEra: comoEra,
  SalvaPerfil: salvaPerfil,
  RespondeOfertaPerfil: respondeOferta,
  SalvaUsuario: salvaUsuario,
  ...ajusteVerbs,
  SalvaDeficiencia: salvaDeficiencia,
  ConsultaLoginUnico: consultaLoginUnico,
  AlteraLoginUnico: alteraLoginUnico,
  ...arquivoVerbs,
  ...assinaturaVerbs,
  ...mensagemVerbs,
  ...calendarioVerbs,
  ...modeloVerbs,
  AlteraModeloMensagem: alteraModelo,
  ...acessoVerbs,
  ...solicitacaoVerbs,
  ...pendenciaVerbs,
  ...atividadeVerbs,
  ...faturamentoVerbs,
  ...colaboradorVerbs,
  EncerraCorrecao: encerraCorrecao,
  ...causaVerbs,
  ...contaBancariaVerbs,
  ...contaFavorecidoVerbs,
  ...remessaVerbs,
  ...remessaItemVerbs,
  LeRetorno: leRetorno,
  ConciliaItem: conciliaItem,
  ResumoPainel: resume,
  ExplicaSituacao: explain,
  HistoricoRegistro: history,
  VerificaContrato: verificaContrato,
}
