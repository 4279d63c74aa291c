import { phrase } from '../phrase.ts'

/** Texts of field readers, which are inserted into the sentence of an occurrence. */
export const values = {
  outroE: phrase('{mensagem} O outro é {outro}.', '{mensagem} The other one is {outro}.'),
  seria: phrase(' Seria {campo}?', ' Is {campo} meant?'),
  deveIrDeAte: phrase('deve ir de {minimo} a {maximo}', 'must be from {minimo} to {maximo}'),
  maximoE: phrase('o máximo é {maximo}', 'the maximum is {maximo}'),
  minimoE: phrase('o mínimo é {minimo}', 'the minimum is {minimo}'),
  umDigito: phrase('1 dígito', '1 digit'),
  digitos: phrase('{quantidade} dígitos', '{quantidade} digits'),
  umCaractere: phrase('1 caractere', '1 character'),
  caracteres: phrase('{quantidade} caracteres', '{quantidade} characters'),
  informe: phrase('informe {campos}', 'tell {campos}'),
  informeUm: phrase('Informe {campos}.', 'Tell {campos}.'),
  semDataInforme: phrase(
    'é o que outro sistema escreve onde não há data; informe uma data',
    'is what another system writes where there is no date; tell a date',
  ),
  semDataVazio: phrase(
    'é o que outro sistema escreve onde não há data; envie o campo vazio',
    'is what another system writes where there is no date; send the field empty',
  ),
  haCaractereNaoDigito: phrase('há um caractere que não é dígito', 'there is a character that is no digit'),
  temCpfTem: phrase('tem {tamanho}; o CPF tem {maximo}', 'it has {tamanho}; a CPF has {maximo}'),
  digitosNaoConferem: phrase('os dígitos não conferem', 'the check digits are wrong'),
  temCnpjTem: phrase('tem {tamanho}; o CNPJ tem {maximo}', 'it has {tamanho}; a CNPJ has {maximo}'),
  numericoCompletadoZerosEsquerda: phrase(
    'o {documento} numérico é completado com zeros à esquerda',
    'a numeric {documento} is padded with zeros on the left',
  ),
  numeroServeCpfCnpjEnvie: phrase(
    'o número serve de CPF e de CNPJ; envie o documento em texto, com os zeros à esquerda',
    'the number could be a CPF or a CNPJ; send the document as text, with its zeros on the left',
  ),
  esperavaArquivoBase64: phrase('esperava um arquivo em base64', 'expected a file in base64'),
  arquivoTemBytesCampoAceita: phrase(
    'o arquivo tem {tamanho} bytes; o campo aceita {maximo}',
    'the file has {tamanho} bytes; the field takes {maximo}',
  ),
  esperavaArquivo: phrase('esperava um arquivo {tipos}', 'expected a file of type {tipos}'),
  esperavaDataTexto: phrase('esperava uma data em texto', 'expected a date as text'),
  esperavaHhMm: phrase('esperava HH:MM', 'expected HH:MM'),
  codigoNaoAceitosCampoConta: phrase(
    'o código não é um dos aceitos, e o campo conta como vazio',
    'the code is not one of those accepted, and the field counts as empty',
  ),
  esperava: phrase('esperava um de {codigos}', 'expected one of {codigos}'),
  esperavaEnderecoComoNomeDominio: phrase(
    'esperava um endereço como nome@dominio.com.br',
    'expected an address like nome@dominio.com.br',
  ),
  esperavaTexto: phrase('esperava um texto', 'expected text'),
  esperavaVerdadeiroOuFalso: phrase('esperava verdadeiro ou falso', 'expected true or false'),
  esperavaNumeroInteiroSoDigitos: phrase(
    'esperava um número inteiro, só com dígitos',
    'expected a whole number, of digits only',
  ),
  numeroTemCampoAceita: phrase(
    'o número tem {tamanho}; o campo aceita {maximo}',
    'the number has {tamanho}; the field takes {maximo}',
  ),
  esperavaNumeroComo123456: phrase(
    'esperava um número como 1234.56 ou 1234,56, sem separador de milhar',
    'expected a number like 1234.56 or 1234,56, without thousands separators',
  ),
  separadorSeguidoTresDigitosPode: phrase(
    'um separador seguido de três dígitos pode ser de milhar ou decimal; escreva 1500 ou 1500,00 para mil e quinhentos e 1,5 ou 1,50 para um e meio',
    'a separator with three digits after it may be of thousands or of decimals; write 1500 or 1500,00 for one thousand five hundred and 1,5 or 1,50 for one and a half',
  ),
  numeroTemCasasDecimaisCampo: phrase(
    'o número tem {tamanho} casas decimais; o campo aceita {maximo}',
    'the number has {tamanho} decimal places; the field takes {maximo}',
  ),
  numeroTemAntesDecimaisCampo: phrase(
    'o número tem {tamanho} antes dos decimais; o campo aceita {maximo}',
    'the number has {tamanho} before the decimals; the field takes {maximo}',
  ),
  naoInformado: phrase('não foi informado', 'was not told'),
  naoTemFormaCep: phrase('não tem a forma de um CEP', 'does not have the form of a CEP'),
  ficaAbaixo01000000Primeiro: phrase(
    'fica abaixo de 01000-000, o primeiro',
    'is below 01000-000, the first one',
  ),
  siglaNaoEstado: phrase('a sigla não é de um estado', 'the abbreviation is of no state'),
  exNaoValeQuemTem: phrase(
    'EX não vale para quem tem CPF ou CNPJ',
    'EX is not valid for who has a CPF or CNPJ',
  ),
  listaTemItensCampoAceita: phrase(
    'a lista tem {tamanho} itens; o campo aceita {maximo}',
    'the list has {tamanho} items; the field takes {maximo}',
  ),
  esperavaLista: phrase('esperava uma lista', 'expected a list'),
  valorTemCaracteresMuitoMais: phrase(
    'o valor tem {tamanho} caracteres, muito mais do que cabe no campo',
    'the value has {tamanho} characters, many more than the field takes',
  ),
  anterior: phrase('é anterior a {inicio}', 'is before {inicio}'),
  deveSerDepoisInicio: phrase('deve ser depois do início', 'must be after the beginning'),
  haCaractereNaoPodeSer: phrase(
    'há um caractere que não pode ser guardado',
    'there is a character that cannot be stored',
  ),
  haCaractereInvisivelOuControle: phrase(
    'há um caractere invisível ou de controle, {caractere}',
    'there is an invisible or control character, {caractere}',
  ),
  textoTemCaracteresCampoAceita: phrase(
    'o texto tem {quantidade} caracteres; o campo aceita {tamanho}',
    'the text has {quantidade} characters; the field takes {tamanho}',
  ),
  naoDataCalendarioUseAaaa: phrase(
    'não é uma data do calendário; use AAAA-MM-DD ou dd/mm/aaaa',
    'is no date of the calendar; use YYYY-MM-DD or dd/mm/yyyy',
  ),
} as const
