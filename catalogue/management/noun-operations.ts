import { acessoOperations } from './acesso/index.ts'
import { ajusteOperations } from './ajuste/index.ts'
import { apoliceOperations } from './apolice/index.ts'
import { arquivoOperations } from './arquivo/index.ts'
import { assinaturaOperations } from './assinatura/index.ts'
import { atividadeOperations } from './atividade/index.ts'
import { auditoriaOperations } from './auditoria/index.ts'
import { cadastroOperations } from './cadastro/index.ts'
import { calendarioOperations } from './calendario/index.ts'
import { candidaturaOperations } from './candidatura/index.ts'
import { causaOperations } from './causa/index.ts'
import { colaboradorOperations } from './colaborador/index.ts'
import { quadroOperations } from './colaborador/lists.ts'
import { contaBancariaOperations } from './conta-bancaria/index.ts'
import { contaFavorecidoOperations } from './conta-favorecido/index.ts'
import { contaIntegracaoOperations } from './conta-integracao/index.ts'
import { conteudoOperations } from './conteudo/index.ts'
import { contratoOperations } from './contrato/index.ts'
import { convenioOperations } from './convenio/index.ts'
import { credencialOperations } from './credencial/index.ts'
import { curriculoOperations } from './curriculo/index.ts'
import { deficienciaOperations } from './deficiencia/index.ts'
import { diplomaOperations } from './diploma/index.ts'
import { ensaioOperations } from './ensaio/index.ts'
import { equivalenciaOperations } from './equivalencia/index.ts'
import { faturamentoOperations } from './faturamento/index.ts'
import { fechamentoOperations } from './fechamento/lista-fechamentos.ts'
import { loginUnicoOperations } from './login-unico/index.ts'
import { loteOperations } from './lote/index.ts'
import { mensagemOperations } from './mensagem/index.ts'
import { modeloOperations } from './modelo/index.ts'
import { alteraModeloMensagem } from './modelo-mensagem/altera-modelo-mensagem.ts'
import { orcamentoOperations } from './orcamento/index.ts'
import { painelOperations } from './painel/index.ts'
import { participacaoOperations } from './participacao/index.ts'
import { pendenciaOperations } from './pendencia/index.ts'
import { perfilOperations } from './perfil/index.ts'
import { projetoExtensaoOperations } from './projeto-extensao/index.ts'
import { propostaOperations } from './proposta/index.ts'
import { regraOperations } from './regra/index.ts'
import { remessaOperations } from './remessa/index.ts'
import { remessaItemOperations } from './remessa-item/index.ts'
import { retornoOperations } from './retorno/index.ts'
import { retornoItemOperations } from './retorno-item/index.ts'
import { solicitacaoOperations } from './solicitacao/index.ts'
import { usuarioOperations } from './usuario/index.ts'
import { vagaOperations } from './vaga/index.ts'
import { ofereceVaga } from './vaga/oferece-vaga.ts'

const registerOperations = [
  ...loteOperations,
  ...causaOperations,
  ...vagaOperations,
  ofereceVaga,
  ...candidaturaOperations,
  ...curriculoOperations,
  ...cadastroOperations,
] as const

const contractOperations = [
  ...convenioOperations,
  ...propostaOperations,
  ...projetoExtensaoOperations,
  ...participacaoOperations,
  ...equivalenciaOperations,
  ...orcamentoOperations,
  ...diplomaOperations,
  ...contratoOperations,
  ...apoliceOperations,
  ...regraOperations,
] as const

const platformOperations = [
  ...credencialOperations,
  ...contaIntegracaoOperations,
  ...ensaioOperations,
  ...auditoriaOperations,
  ...perfilOperations,
  ...usuarioOperations,
  ...ajusteOperations,
  ...deficienciaOperations,
  ...loginUnicoOperations,
] as const

const followUpOperations = [
  ...arquivoOperations,
  ...assinaturaOperations,
  ...conteudoOperations,
  ...modeloOperations,
  ...mensagemOperations,
  ...calendarioOperations,
  alteraModeloMensagem,
  ...acessoOperations,
  ...solicitacaoOperations,
  ...pendenciaOperations,
  ...atividadeOperations,
] as const

const moneyOperations = [
  ...faturamentoOperations,
  ...fechamentoOperations,
  ...contaBancariaOperations,
  ...contaFavorecidoOperations,
  ...remessaOperations,
  ...remessaItemOperations,
  ...retornoOperations,
  ...retornoItemOperations,
  ...colaboradorOperations,
  ...quadroOperations,
  ...painelOperations,
] as const

/** Operations on the records of one noun. The operations on records of any noun are derived from these. */
export const nounOperations: readonly [
  ...typeof registerOperations,
  ...typeof contractOperations,
  ...typeof platformOperations,
  ...typeof followUpOperations,
  ...typeof moneyOperations,
] = [
  ...registerOperations,
  ...contractOperations,
  ...platformOperations,
  ...followUpOperations,
  ...moneyOperations,
]
