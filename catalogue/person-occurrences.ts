import type { OccurrenceCode } from './occurrences.ts'
import { type Phrase, phrase } from './phrase.ts'

/**
 * Texts for a person who typed the value, where the text of the occurrence speaks to a system that sends
 * batches.
 */
export const personOccurrences: Readonly<Partial<Record<OccurrenceCode, Phrase>>> = {
  CAMPO_OBRIGATORIO: phrase('Preencha este campo.', 'Fill in this field.'),
  TIPO_INVALIDO: phrase('Valor de tipo inválido: {detalhe}.', 'Value of the wrong type: {detalhe}.'),
  VALOR_INVALIDO: phrase('Valor não aceito: {detalhe}.', 'Value not accepted: {detalhe}.'),
  TAMANHO_EXCEDIDO: phrase(
    'Valor grande demais: {detalhe}. Abrevie-o.',
    'Value too large: {detalhe}. Shorten it.',
  ),
  DATA_INVALIDA: phrase('Data inválida: {detalhe}.', 'Invalid date: {detalhe}.'),
  CPF_INVALIDO: phrase(
    'CPF inválido: {detalhe}. Confira o número.',
    'Invalid CPF: {detalhe}. Check the number.',
  ),
  CNPJ_INVALIDO: phrase(
    'CNPJ inválido: {detalhe}. Confira o número.',
    'Invalid CNPJ: {detalhe}. Check the number.',
  ),
  EMAIL_INVALIDO: phrase('E-mail inválido: {detalhe}.', 'Invalid e-mail address: {detalhe}.'),
  DOCUMENTO_OBRIGATORIO: phrase(
    'Informe o CPF ou, de um estrangeiro, o documento.',
    'Fill in the CPF or, for a foreigner, the document.',
  ),
  CEP_INVALIDO: phrase(
    'CEP inválido: {detalhe}. Um CEP tem 8 dígitos.',
    'Invalid postal code: {detalhe}. It has 8 digits.',
  ),
  REFERENCIA_INEXISTENTE: phrase(
    'O registro referido não existe ou está inativo. Confira o código; se falta, inclua-o antes.',
    'The referred record does not exist or is inactive. Check the code; if it is missing, add it first.',
  ),
  REGISTRO_SUPERADO: phrase(
    'Uma versão mais nova deste registro já vale; esta ficou sem efeito.',
    'A newer version of this record holds already; this one had no effect.',
  ),
  FALHA_TECNICA: phrase(
    'O registro não pôde ser gravado por uma falha técnica. Tente de novo; se ela voltar, procure quem opera a plataforma.',
    'The record could not be stored because of a technical failure. Try again; if it comes again, ask who operates the platform.',
  ),
  PERFIL_MANTIDO: phrase(
    'O perfil deste usuário não muda por aqui; o resto foi gravado.',
    'The profile of this user does not change here; the rest was stored.',
  ),
  VAGA_DE_OUTRA_ORIGEM: phrase(
    'A identificação é de uma vaga da força de trabalho, que não muda por aqui. Use outra.',
    'The identification is that of a workforce vacancy, which is not changed here. Use another.',
  ),
  CPF_COM_PONTUACAO: phrase('Do CPF contam só os dígitos.', 'Only the digits of the CPF count.'),
  TELEFONE_AUSENTE: phrase(
    'Nenhum telefone informado. Informe o telefone principal.',
    'No phone given. Fill in the main phone.',
  ),
  BANCO_DESCONHECIDO: phrase(
    'Banco não reconhecido; vale o código informado. Confira-o antes do pagamento.',
    'Bank not recognised; the code counts as given. Check it before paying.',
  ),
  OCORRENCIAS_OMITIDAS: phrase(
    'Há mais o que corrigir neste registro: {quantidade}. Corrija o que se mostra e tente de novo.',
    'There is more to correct in this record: {quantidade}. Correct what is shown and try again.',
  ),
  CORRECAO_EM_CONFLITO: phrase(
    'O valor em conflito é o de uma correção feita na plataforma.',
    'The conflicting value is that of a correction made in the platform.',
  ),
}
